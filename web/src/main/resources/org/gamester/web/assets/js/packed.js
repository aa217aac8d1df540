// What is written in the browser as a part of an address, after #: JSON, compressed. The server never sees it.

const LONGEST_LINK = 16_000;
const LONGEST_TEXT = 200_000;

const stream = (bytes, through) => new Blob([bytes]).stream().pipeThrough(through);

/** The address of `path` that brings `object`; null if it is too long to be sent around. */
export async function linkTo(path, object) {
  const bytes = new Uint8Array(await new Response(stream(JSON.stringify(object), new CompressionStream("deflate-raw"))).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  const link = `${location.origin}${path}#z=${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  return link.length > LONGEST_LINK ? null : link;
}

/** At most so many bytes of what a stream brings: a few of them may stand for very many. */
async function readAll(reader) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_TEXT) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
}

/** What the address of this page brings; null if it brings nothing, or nothing that can be read. */
export async function broughtByLink() {
  const packed = /^#z=([\w-]+)$/.exec(location.hash)?.[1];
  if (!packed) return null;
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const found = JSON.parse(await readAll(stream(bytes, new DecompressionStream("deflate-raw")).getReader()));
    return found && typeof found === "object" ? found : null;
  } catch {
    return null; // not a link of ours, or a broken one
  }
}

/** Offers a text as a file. */
export function saveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
