// Before the first paint: the theme that was chosen on this machine.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's theme remains.
}
document.documentElement.classList.add("script");
