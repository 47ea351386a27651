/** Parses the number format of a cell (ECMA-376 part 1, 18.8.31) into its sections. Pure. */

export type Token =
  | { is: "literal"; text: string }
  | { is: "digit"; sign: "0" | "#" | "?" }
  | { is: "dot" | "comma" | "general" | "text" };
export type Condition = { sign: string; than: number };
export type Section = {
  tokens: Token[];
  condition: Condition | null;
  /** Runs of letters that stand for days and times, such as "yyyy", in their order. */
  days: string[];
  /** A calendar beside the Gregorian one, in which the same day has another date. */
  isOtherCalendar: boolean;
  /** Signs whose effect is certain in every language of a spreadsheet. */
  isCertain: boolean;
  /** The number that is shown is another one: a percentage, thousands, a power or a fraction. */
  isScaled: boolean;
  isGrouped: boolean;
};

const SIGNS =
  /"(?<quoted>[^"]*)"?|\\(?<escaped>.)|\[(?<bracket>[^\]]*)\]?|_(?<blank>.)|(?<fill>\*.)|(?<general>General)|(?<half>AM\/PM|A\/P)|(?<exponent>E[+-])|(?<run>y+|m+|d+|h+|s+|e+|g+|b+\d?)|(?<sign>.)/gisu;
const CONDITION = /^(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)$/;
const COLOUR = /^(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)$/i;
const ELAPSED = /^(?:h+|m+|s+)$/i;
/** The symbol of a currency, then the language, by its number with numerals and calendar before it, or by its name. */
const LANGUAGE = /^\$(?<symbol>[^-]*)(?:-(?:(?<number>[0-9a-f]+)|[^,]*(?:,(?<digits>[0-9a-f]+))?))?$/i;
/** As LibreOffice names one. */
const OTHER_CALENDAR = /^~(?!gregorian)/i;
/** Gregorian, in several languages. */
const GREGORIAN = [0x0, 0x1, 0x2, 0x9, 0xa, 0xb, 0xc];
const PLAIN = /^[\s$+\-():!^&'~{}<>=]$|^\P{ASCII}$/u;

const newSection = (): Section => ({
  tokens: [],
  condition: null,
  days: [],
  isOtherCalendar: false,
  isCertain: true,
  isScaled: false,
  isGrouped: false,
});

function takeBracket(section: Section, text: string): void {
  const condition = CONDITION.exec(text);
  const language = LANGUAGE.exec(text)?.groups;
  if (condition) section.condition = { sign: condition[1]!, than: Number(condition[2]) };
  else if (ELAPSED.test(text)) section.days.push(`[${text}]`);
  else if (OTHER_CALENDAR.test(text)) section.isOtherCalendar = true;
  else if (language) {
    const { symbol, number, digits } = language;
    const marks = number ? Number.parseInt(number, 16) >>> 16 : Number.parseInt(digits ?? "0", 16);
    // The system's long date and time are marked so.
    const isSystem = /^F[48]00$/i.test(number ?? "");
    if (!isSystem && !GREGORIAN.includes(marks & 0xff)) section.isOtherCalendar = true;
    // Numerals of another script.
    if (marks >>> 8 > 1) section.isCertain = false;
    if (symbol) section.tokens.push({ is: "literal", text: symbol });
  } else if (!COLOUR.test(text)) section.isCertain = false;
}

function takeSign(section: Section, sign: string): void {
  if (sign === "0" || sign === "#" || sign === "?") section.tokens.push({ is: "digit", sign });
  else if (sign === ".") section.tokens.push({ is: "dot" });
  else if (sign === ",") section.tokens.push({ is: "comma" });
  else if (sign === "@") section.tokens.push({ is: "text" });
  else {
    if (sign === "%" || sign === "/") section.isScaled = true;
    else if (!PLAIN.test(sign)) section.isCertain = false;
    section.tokens.push({ is: "literal", text: sign });
  }
}

/** Commas between places of digits group them; after the last place each divides by a thousand. */
function readCommas(section: Section): Section {
  const { tokens } = section;
  const isDigit = ({ is }: Token) => is === "digit";
  const end = tokens.findIndex(({ is }) => is === "dot");
  tokens.forEach(({ is }, at) => {
    if (is !== "comma") return;
    const hasBefore = tokens.slice(0, at).some(isDigit);
    const hasAfter = tokens.slice(at, end < 0 || end < at ? undefined : end).some(isDigit);
    if (!hasBefore || (end >= 0 && at > end)) section.isCertain = false;
    else if (hasAfter) section.isGrouped = true;
    else section.isScaled = true;
  });
  section.tokens = tokens.filter(({ is }) => is !== "comma");
  if (tokens.filter(({ is }) => is === "dot").length > 1) section.isCertain = false;
  return section;
}

export function parseSections(code: string): Section[] {
  let section = newSection();
  const sections = [section];
  for (const { groups = {} } of code.matchAll(SIGNS)) {
    const { quoted, escaped, bracket, blank, general, run, sign } = groups;
    const literal = quoted ?? escaped ?? (blank === undefined ? undefined : " ");
    if (sign === ";") {
      section = newSection();
      sections.push(section);
    } else if (literal !== undefined) section.tokens.push({ is: "literal", text: literal });
    else if (bracket !== undefined) takeBracket(section, bracket);
    else if (general) section.tokens.push({ is: "general" });
    else if (run) section.days.push(run.toLowerCase());
    else if (groups.half) section.days.push("h");
    else if (sign) takeSign(section, sign);
    else {
      if (groups.exponent) section.isScaled = true;
      section.isCertain = false;
    }
  }
  return sections.map(readCommas);
}
