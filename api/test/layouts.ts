/** Layouts of templates, for tests. */

const textBox = (id: string, text: string) => ({
  id,
  kind: "text" as const,
  x: 20,
  y: 20,
  width: 60,
  height: 12,
  texts: { en: text, fr: text, ar: text },
  language: null,
  font: "serif" as const,
  size: 12,
  isBold: false,
  isItalic: false,
  colour: "#000000",
  align: "start" as const,
  anchor: "top" as const,
});

/** An empty page with these texts: `text-0` and so on. */
export const layoutOf = (...texts: string[]) => ({
  language: "en" as const,
  page: { size: "A4" as const, orientation: "portrait" as const },
  background: { colour: "#ffffff", picture: null, pattern: "none" as const, patternColour: "#0e4a5a" },
  boxes: texts.map((text, at) => textBox(`text-${at}`, text)),
});
