/** What a mail says, in one language or two: from a room's texts to a subject, plain text and HTML. */
import { type Language, PRODUCT, type Texts } from "@ijaza/schema/product";
import type { FilledLetter, Labelled } from "./filled-letter.ts";
import { htmlText } from "./letter-html.ts";
import { languagesIn, type MailLanguage } from "./mail-languages.ts";

/** A room's text of a mail, `{name}` for each value. The same members in every language. */
export type MailText = {
  subject: string;
  paragraphs: readonly string[];
  /** What the picture at the value `picture` shows; it is left out where there is none. */
  picture?: string;
  /** Text of the button; it leads to the value `link`. */
  action?: string;
  /** Text of a second link; it leads to the value `more`. */
  more?: string;
  /** Said before the value `code`, which is set apart to be typed. */
  code?: string;
  /** In small print at the end: how long it is good for, and what to do if it was not asked for. */
  note: string;
  /** Text of a link in small print; it leads to the value `stop`. */
  stop?: string;
};

export type MailTexts = Record<Language, MailText>;

/** What texts name, beside `{product}`. `name_ar` is taken before `name` where the mail is in Arabic, and so in each language. */
export type MailValues = Record<string, string>;

export type Rendered = { subject: string; text: string; html: string };

/** Leads to the value `settings`, in every mail that has one. */
const SETTINGS: Texts = {
  en: "Choose which mails you receive",
  fr: "Choisir les messages que vous recevez",
  ar: "اختيار الرسائل التي تصلك",
};

const GREETING: Texts = { en: "Hello {name},", fr: "Bonjour {name},", ar: "مرحبًا {name}،" };

/** Marks that turn the direction of what follows them, and would turn the rest of our sentence. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Values stand for themselves: they never become markup or another header line, nor turn the text around them. */
export function renderMail(texts: MailTexts, language: MailLanguage, values: MailValues): Rendered {
  const letters = languagesIn(language).map((each) => fillIn(texts[each], each, values));
  return {
    subject: letters
      .map(({ subject }) => subject)
      .join(" / ")
      .replace(/\s+/g, " ")
      .trim(),
    text: letters.map(plainText).join("\n"),
    html: htmlText(letters),
  };
}

function fillIn(text: MailText, language: Language, values: MailValues): FilledLetter {
  const known: MailValues = { product: PRODUCT.name[language], ...values };
  const readValue = (name: string) => (known[`${name}_${language}`] ?? known[name] ?? "").replace(TURNING, "");
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_, name: string) => readValue(name));
  const linked = (label: string | undefined, name: string) => {
    const link = values[`${name}_${language}`] ?? values[name];
    return label && link ? { label: fill(label), link } : undefined;
  };
  const [picture, button] = [linked(text.picture, "picture"), linked(text.action, "link")];
  const [more, stop] = [linked(text.more, "more"), linked(text.stop, "stop")];
  const settings = linked(SETTINGS[language], "settings");
  return {
    language,
    subject: fill(text.subject),
    greeting: fill(GREETING[language]),
    paragraphs: text.paragraphs.map(fill),
    note: fill(text.note),
    ...(picture && { picture }),
    ...(button && { button }),
    ...(more && { more }),
    ...(text.code && values.code && { code: { label: fill(text.code), value: values.code } }),
    ...(stop && { stop }),
    ...(settings && { settings }),
  };
}

function plainText(letter: FilledLetter): string {
  const { language, greeting, paragraphs, picture, button, more, code, note, stop, settings } = letter;
  const blocks = [greeting, ...paragraphs];
  const linked = (each: Labelled<"link">) => `${each.label}:\n${each.link}`;
  if (code) blocks.push(`${code.label}\n\n    ${code.value}`);
  for (const each of [button, more, picture]) if (each) blocks.push(linked(each));
  blocks.push(note);
  for (const each of [settings, stop]) if (each) blocks.push(linked(each));
  return `${[...blocks, `-- \n${PRODUCT.name[language]}`].join("\n\n")}\n`;
}
