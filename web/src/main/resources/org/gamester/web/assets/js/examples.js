// Six questions to begin with; each is answered when the page is shown.
export const EXAMPLES = [
  { title: "A value", words: "What is this Clobber position worth?", p: "clobber(xxo|o.x)", ask: "value", href: (p) => `/explore?p=${encodeURIComponent(p)}` },
  { title: "A winning move", words: "Left to move: which domino wins?", p: "domineering(....|....|....|....)", ask: "moves", href: (p) => `/explore?p=${encodeURIComponent(p)}` },
  { title: "A thermograph", words: "How hot is it, and where does it freeze?", p: "{5||2|-1}", ask: "thermograph", href: (p) => `/explore?p=${encodeURIComponent(p)}` },
  { title: "A table", words: "Outcomes of Domineering on m by n boards", p: "domineering({m}x{n})", ask: "table", href: (p) => `/families?of=${encodeURIComponent(p)}&m=1..5&n=1..5&show=outcome` },
  { title: "A claim of a paper", words: "Is the theorem true as printed?", p: "geography", ask: "claim", href: () => "/papers/geography" },
  { title: "A game to play", words: "Take the last token of three heaps", p: "nim(3+4+5)", ask: "game", href: (p) => `/play?p=${encodeURIComponent(p)}&you=left` },
];
