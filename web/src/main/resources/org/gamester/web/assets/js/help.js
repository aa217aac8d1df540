// Help is written by the server; this adds what every page has.
import "./shell.js";
