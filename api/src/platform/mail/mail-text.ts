/** Makes the subject, the plain text and the HTML of a mail from a room's texts, in one or two languages. */
import { type Language, PRODUCT, type Texts } from "@ijaza/schema/product";
import type { FilledMail, Labelled } from "./filled-mail.ts";
import { htmlText } from "./mail-html.ts";
import { languagesIn, type MailLanguage } from "./mail-languages.ts";

/** A room's text of a mail, with `{name}` for each value. It has the same members in every language. */
export type MailText = {
  subject: string;
  paragraphs: readonly string[];
  /** Describes the picture of the value `picture`; omitted if there is none. */
  picture?: string;
  /** Text of the button, whose link is the value `link`. */
  action?: string;
  /** Text of a second link, whose address is the value `more`. */
  more?: string;
  /** The text before the value `code`, which is set apart so that it can be typed. */
  code?: string;
  /** Small print at the end: how long the mail is valid, and what to do if nobody asked for it. */
  note: string;
  /** Text of a link in small print, whose address is the value `stop`. */
  stop?: string;
};

export type MailTexts = Record<Language, MailText>;

/** Values of the texts, beside `{product}`. In Arabic `name_ar` is used before `name`, and so in each language. */
export type MailValues = Record<string, string>;

export type RenderedMail = { subject: string; text: string; html: string };

/** The text of the link to the value `settings`, in every mail that has this value. */
const SETTINGS: Texts = {
  en: "Choose which e-mails you receive",
  fr: "Choisir les courriels que vous recevez",
  ar: "اختيار الرسائل التي تصلك",
};

const GREETING: Texts = { en: "Hello {name},", fr: "Bonjour {name},", ar: "مرحبًا {name}،" };

/** Characters that change the text direction, and would affect the rest of our sentence. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Values are escaped: they cannot become markup or another header line, nor change the text direction around them. */
export function renderMail(texts: MailTexts, language: MailLanguage, values: MailValues): RenderedMail {
  const mails = languagesIn(language).map((each) => fillIn(texts[each], each, values));
  return {
    subject: mails
      .map(({ subject }) => subject)
      .join(" / ")
      .replace(/\s+/g, " ")
      .trim(),
    text: mails.map(plainText).join("\n"),
    html: htmlText(mails),
  };
}

function fillIn(text: MailText, language: Language, values: MailValues): FilledMail {
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

/** French has an unbreakable space before it. */
const COLON: Texts = { en: ":", fr: "\u00a0:", ar: ":" };

function plainText(mail: FilledMail): string {
  const { language, greeting, paragraphs, picture, button, more, code, note, stop, settings } = mail;
  const blocks = [greeting, ...paragraphs];
  const linked = (each: Labelled<"link">) => `${each.label}${COLON[language]}\n${each.link}`;
  if (code) blocks.push(`${code.label}\n\n    ${code.value}`);
  for (const each of [button, more, picture]) if (each) blocks.push(linked(each));
  blocks.push(note);
  for (const each of [settings, stop]) if (each) blocks.push(linked(each));
  return `${[...blocks, `-- \n${PRODUCT.name[language]}`].join("\n\n")}\n`;
}
