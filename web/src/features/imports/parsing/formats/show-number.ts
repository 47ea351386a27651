/** Shows a number in its format, digit by digit as a spreadsheet does; null where what it shows is not certain. Pure. */
import type { Decimal } from "./decimal.ts";
import type { Condition, Section, Token } from "./sections.ts";

const COMPARE: Record<string, (one: number, other: number) => boolean> = {
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
  "=": (one, other) => one === other,
  "<>": (one, other) => one !== other,
};
const holds = ({ sign, than }: Condition, number: number): boolean => COMPARE[sign]?.(number, than) ?? false;

const isText = ({ tokens }: Section): boolean => tokens.some(({ is }) => is === "text");

/** The section of texts, if the format has one of its own. */
export function textSection(sections: readonly Section[]): Section | undefined {
  const last = sections.at(-1);
  return last && (isText(last) || sections.length > 3) ? last : undefined;
}

/** The section by which this number is shown, with the sign before it. */
export function sectionFor(sections: readonly Section[], number: number): { section?: Section; sign: "" | "-" } {
  const own = textSection(sections);
  const [first, second, third] = sections.length > 1 ? sections.filter((each) => each !== own) : sections;
  const sign = number < 0 ? "-" : "";
  if (first?.condition || second?.condition) {
    // Which sign a negative number has in a section with a condition differs between programs.
    if (number < 0) return { sign };
    if (first?.condition ? holds(first.condition, number) : number > 0) return { section: first, sign };
    const isSecond = second?.condition ? holds(second.condition, number) : !third;
    return { section: isSecond ? second : third, sign };
  }
  if (number < 0 && second) return { section: second, sign: "" };
  return { section: number === 0 && third ? third : first, sign };
}

const literalOf = (token: Token): string => (token.is === "literal" ? token.text : "");
/** A spreadsheet shows about ten digits of a fraction where the format does not say how many. */
const GENERAL_DIGITS = 10;

function showGeneral({ whole, fraction }: Decimal): string | null {
  if (fraction === "") return whole;
  return whole.length + fraction.length > GENERAL_DIGITS ? null : `${whole}.${fraction}`;
}

/** Digits before the point, from the right; the first place takes all that are left. */
function showWhole(tokens: readonly Token[], whole: string): string | null {
  let digits = whole === "0" ? "" : whole;
  const first = tokens.findIndex(({ is }) => is === "digit");
  const firstNought = tokens.findIndex((token) => token.is === "digit" && token.sign === "0");
  let shown = "";
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at]!;
    if (token.is !== "digit") {
      shown = literalOf(token) + shown;
    } else if (digits !== "") {
      const taken = at === first ? digits : digits.slice(-1);
      shown = taken + shown;
      digits = digits.slice(0, digits.length - taken.length);
    } else if (token.sign === "0") {
      shown = `0${shown}`;
    } else if (token.sign === "?" || (firstNought >= 0 && firstNought < at)) {
      return null;
    }
  }
  return digits === "" ? shown : null;
}

/** Digits after the point, from the left; what would have to be rounded is not shown. */
function showFraction(tokens: readonly Token[], fraction: string): string | null {
  let digits = fraction;
  let shown = "";
  for (const token of tokens) {
    if (token.is !== "digit") shown += literalOf(token);
    else if (digits !== "") {
      shown += digits[0];
      digits = digits.slice(1);
    } else if (token.sign === "0") shown += "0";
    else if (token.sign === "?") return null;
  }
  return digits === "" ? shown : null;
}

/** The text of a number in this section. */
export function showNumber(section: Section, decimal: Decimal): string | null {
  const { tokens, isCertain, isScaled, isGrouped } = section;
  if (!isCertain || isScaled) return null;
  // What stands between thousands differs between languages.
  const noughts = tokens.filter((token) => token.is === "digit" && token.sign === "0").length;
  if (isGrouped && Math.max(noughts, decimal.whole.length) > 3) return null;
  if (tokens.some(({ is }) => is === "general" || is === "text")) {
    if (tokens.some(({ is }) => is === "digit" || is === "dot")) return null;
    const general = showGeneral(decimal);
    return general && tokens.map((token) => literalOf(token) || (token.is === "literal" ? "" : general)).join("");
  }
  if (!tokens.some(({ is }) => is === "digit")) return null;
  const dot = tokens.findIndex(({ is }) => is === "dot");
  if (dot < 0) return decimal.fraction === "" ? showWhole(tokens, decimal.whole) : null;
  const [before, after] = [
    showWhole(tokens.slice(0, dot), decimal.whole),
    showFraction(tokens.slice(dot + 1), decimal.fraction),
  ];
  return before === null || after === null ? null : `${before}.${after}`;
}

/** How many decimals this section shows; null where it shows as many as there are. */
export function decimalsOf({ tokens }: Section): number | null {
  if (!tokens.some(({ is }) => is === "digit")) return null;
  const dot = tokens.findIndex(({ is }) => is === "dot");
  return dot < 0 ? 0 : tokens.slice(dot).filter(({ is }) => is === "digit").length;
}
