"""Asks Gamester's workbench from Python, with nothing but the standard library."""
import json
import sys
import urllib.parse
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7070"


def ask(route, **fields):
    query = urllib.parse.urlencode(fields, doseq=True)
    with urllib.request.urlopen(f"{SERVER}/api/{route}?{query}") as answer:
        return json.load(answer)


game = ask("value", p="domineering(3x3) + {2|1}")["game"]
print(game["canonicalForm"], game["outcome"], game["temperature"])
for n in range(1, 6):
    print(n, ask("value", p=f"clobber({'xo' * n})")["value"])
