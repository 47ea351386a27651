/** Breaks a paragraph into lines: at the dots that part its facts if that is enough, else between words, balanced. Pure. */
import type { Paragraph, Token } from "./paragraph.ts";

export type Line = Token[];

export const widthOfLine = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0);

type BreakOptions = { /** In em. */ width: number /** The most lines. */; lines: number };

/** The lines of a paragraph; null when it does not fit. Widths are summed as words are added: linear in the words. */
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
  const [first, ...others] = splitAt(tokens, "separator");
  if (!first || others.length === 0) return null;
  const separator = tokens.find(({ kind }) => kind === "separator")!;
  const broken = [first];
  let reached = widthOfLine(first);
  for (const fact of others) {
    const joined = [separator, ...fact].reduce((sum, token) => sum + token.width, reached);
    if (joined <= width) {
      broken.at(-1)!.push(separator, ...fact);
      reached = joined;
    } else {
      if (reached > width || broken.length === lines) return null;
      broken.push(fact);
      reached = widthOfLine(fact);
    }
  }
  return reached <= width ? broken : null;
}

/** The narrowest lines of the fewest that there can be. */
function breakBalanced(tokens: Line, { width, lines }: BreakOptions): Line[] | null {
  let best = breakGreedily(tokens, { width, lines });
  if (!best) return null;
  const fewest = best.length;
  let [enough, tooNarrow] = [width, 0];
  while (enough - tooNarrow > PRECISION) {
    const middle = (enough + tooNarrow) / 2;
    const tried = breakGreedily(tokens, { width: middle, lines: fewest });
    if (tried) [best, enough] = [tried, middle];
    else tooNarrow = middle;
  }
  return best;
}

/** In em: far less than a letter. */
const PRECISION = 0.02;

function breakGreedily(tokens: Line, { width, lines }: BreakOptions): Line[] | null {
  const broken: Line[] = [[]];
  let reached = 0;
  for (const token of tokens) {
    if (token.kind === "word" && reached + token.width > width) {
      if (token.width > width || broken.length === lines) return null;
      broken.push([]);
      reached = 0;
    }
    broken.at(-1)!.push(token);
    reached += token.width;
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
