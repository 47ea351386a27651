/**
 * Finds texts that fit their boxes whatever their letters, because measuring takes longer than drawing and most texts of a
 * document have room to spare. Pure.
 */
import type { Language } from "@ijaza/schema/product";
import type { TextBox } from "@ijaza/schema/templates/box-layout";
import type { Run } from "./text.ts";
import { type FontSetting, LINE_HEIGHTS, widthOf } from "./widths.ts";

const LEADING = 0.12;
const MILLIMETRES_OF_POINT = 25.4 / 72;

type SurelyFitsOptions = {
  box: Pick<TextBox, "size" | "width" | "height" | "font" | "align">;
  /** Number of letters in the text. */
  language: Language;
  lines: Run[][];
};

/** False where it may not fit. */
export function surelyFits({ box, language, lines }: SurelyFitsOptions): boolean {
  const em = box.size * MILLIMETRES_OF_POINT;
  const setting = language === "ar" ? "amiri" : box.font;
  const most = lines.reduce(
    (sum, runs) => sum + mostLines(runs, { setting, width: box.width / em, align: box.align }),
    0,
  );
  const isArabic = lines.some((runs) => runs.some((run) => run.isArabic));
  const line = Math.max(LINE_HEIGHTS[setting], isArabic ? LINE_HEIGHTS.arabic : 0);
  return (most * line + (most - 1) * LEADING) * em <= box.height;
}

type MostLinesOptions = { setting: FontSetting; width: number; align: TextBox["align"] };

/**
 * Lines that a line may be broken into. Where each takes the words that it can, all but the last are too full for one word
 * more; a justified text is broken otherwise, so that its lines are alike.
 */
function mostLines(runs: readonly Run[], { setting, width, align }: MostLinesOptions): number {
  const pieces = runs.flatMap((run) => {
    const within = run.isArabic ? "arabic" : setting;
    return run.text.split(/(?<= )/).map((text) => ({ width: widthOf(text, within), endsWord: text.endsWith(" ") }));
  });
  const whole = pieces.reduce((sum, piece) => sum + piece.width, 0);
  if (whole <= width) return 1;
  const widest = widestWord(pieces);
  return align === "justify" || widest >= width ? Number.POSITIVE_INFINITY : Math.floor(whole / (width - widest)) + 1;
}

/** A word may go on from run to run. */
function widestWord(pieces: readonly { width: number; endsWord: boolean }[]): number {
  let [widest, word] = [0, 0];
  for (const { width, endsWord } of pieces) {
    word += width;
    widest = Math.max(widest, word);
    if (endsWord) word = 0;
  }
  return widest;
}
