/** Breaks a paragraph into lines: at the dots that part its facts if that is enough, else between words, balanced. Pure. */
import type { Paragraph, Token } from "./paragraph.ts";

export type Line = Token[];

export const widthOfLine = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0);

type BreakOptions = { /** In em. */ width: number /** The most lines. */; lines: number };

/** The lines of a paragraph; null when it does not fit. */
export function breakLines({ tokens }: Pick<Paragraph, "tokens">, { width, lines }: BreakOptions): Line[] | null {
  const written = splitAt(tokens, "break");
  if (written.length > lines) return null;
  if (written.every((line) => widthOfLine(line) <= width)) return written;
  if (written.length > 1) return null;
  const whole = written[0]!;
  return breakAtSeparators(whole, { width, lines }) ?? breakBalanced(whole, { width, lines });
}

/** Every fact on a line of its own or with its neighbours, in the fewest lines. */
function breakAtSeparators(tokens: Line, { width, lines }: BreakOptions): Line[] | null {
  const facts = splitAt(tokens, "separator");
  if (facts.length < 2) return null;
  const separator = tokens.find(({ kind }) => kind === "separator")!;
  const broken: Line[] = [];
  for (const fact of facts) {
    const last = broken.at(-1);
    const joined = last && [...last, separator, ...fact];
    if (joined && widthOfLine(joined) <= width) broken[broken.length - 1] = joined;
    else broken.push(fact);
  }
  return broken.length <= lines && broken.every((line) => widthOfLine(line) <= width) ? broken : null;
}

/** The narrowest lines of the fewest that there can be. */
function breakBalanced(tokens: Line, { width, lines }: BreakOptions): Line[] | null {
  const widest = breakGreedily(tokens, width);
  if (!widest || widest.length > lines) return null;
  let [best, enough, tooNarrow] = [widest, width, 0];
  while (enough - tooNarrow > PRECISION) {
    const middle = (enough + tooNarrow) / 2;
    const tried = breakGreedily(tokens, middle);
    if (tried && tried.length <= widest.length) [best, enough] = [tried, middle];
    else tooNarrow = middle;
  }
  return best;
}

/** In em: far less than a letter. */
const PRECISION = 0.02;

function breakGreedily(tokens: Line, width: number): Line[] | null {
  const broken: Line[] = [[]];
  for (const token of tokens) {
    const line = broken.at(-1)!;
    if (token.kind !== "word") line.push(token);
    else if (widthOfLine([...line, token]) <= width) line.push(token);
    else if (token.width > width) return null;
    else broken.push([token]);
  }
  return broken.map(trimSpaces);
}

const trimSpaces = (line: Line): Line => {
  const isWord = ({ kind }: Token) => kind === "word";
  return line.slice(line.findIndex(isWord), line.findLastIndex(isWord) + 1);
};

function splitAt(tokens: Line, kind: Token["kind"]): Line[] {
  const split: Line[] = [[]];
  for (const token of tokens) {
    if (token.kind === kind) split.push([]);
    else split.at(-1)!.push(token);
  }
  return split;
}
