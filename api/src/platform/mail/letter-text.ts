/** What a mail says, in one language: from a room's texts to a subject, plain text and HTML. */
import { directionOf, type Language, PRODUCT, type Texts } from "@ijaza/schema/product";

/** A room's text of a mail, `{name}` for each value. The same members in every language. */
export type MailText = {
  subject: string;
  paragraphs: readonly string[];
  /** Text of the button; it leads to the value `link`. */
  action?: string;
  /** Said before the value `code`, which is set apart to be typed. */
  code?: string;
  /** In small print at the end: how long it is good for, and what to do if it was not asked for. */
  note: string;
};

export type MailTexts = Record<Language, MailText>;

export type Rendered = { subject: string; text: string; html: string };

const GREETING: Texts = { en: "Hello {name},", fr: "Bonjour {name},", ar: "مرحبًا {name}،" };
const FALLBACK: Texts = {
  en: "If the button does not work, copy this address into your browser:",
  fr: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  ar: "إذا لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:",
};

/** Marks that turn the direction of what follows them, and would turn the rest of our sentence. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Values stand for themselves: they never become markup or another header line, nor turn the text around them. */
export function renderMail(texts: MailTexts, language: Language, values: Record<string, string>): Rendered {
  const text = texts[language];
  const given = (name: string) => (values[name] ?? "").replace(TURNING, "");
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_, name: string) => given(name));
  const parts = {
    greeting: fill(GREETING[language]),
    paragraphs: text.paragraphs.map(fill),
    note: fill(text.note),
    ...(text.action && values.link && { button: { label: fill(text.action), link: values.link } }),
    ...(text.code && values.code && { code: { label: fill(text.code), value: values.code } }),
  };
  return {
    subject: fill(text.subject).replace(/\s+/g, " ").trim(),
    text: plainText(parts, language),
    html: htmlText(parts, language),
  };
}

type MailParts = {
  greeting: string;
  paragraphs: string[];
  note: string;
  button?: { label: string; link: string };
  code?: { label: string; value: string };
};

function plainText({ greeting, paragraphs, button, code, note }: MailParts, language: Language): string {
  const blocks = [greeting, ...paragraphs];
  if (code) blocks.push(`${code.label}\n\n    ${code.value}`);
  if (button) blocks.push(`${button.label}:\n${button.link}`);
  return `${[...blocks, note, `-- \n${PRODUCT.name[language]}`].join("\n\n")}\n`;
}

const FONT = "font-family:'IBM Plex Sans',system-ui,'Segoe UI',Tahoma,sans-serif";
const BUTTON =
  "display:inline-block;background:#0E4A5A;color:#fff;text-decoration:none;padding:13px 22px;border-radius:10px;font-weight:600";
const CODE =
  "font-family:'IBM Plex Mono',Consolas,monospace;font-size:22px;letter-spacing:2px;background:#EEF6F8;padding:14px 18px;border-radius:10px;direction:ltr;text-align:center";

function htmlText({ greeting, paragraphs, button, code, note }: MailParts, language: Language): string {
  const dir = directionOf(language);
  const p = (inner: string, style = "") => `<p style="margin:0 0 16px;${style}">${inner}</p>`;
  const blocks = [greeting, ...paragraphs].map((each) => p(escapeHtml(each), "white-space:pre-line"));
  if (code) blocks.push(p(escapeHtml(code.label)), `<div style="${CODE}">${escapeHtml(code.value)}</div><br>`);
  if (button) {
    const link = escapeHtml(button.link);
    blocks.push(
      p(`<a href="${link}" style="${BUTTON}">${escapeHtml(button.label)}</a>`, "padding:8px 0"),
      p(`${escapeHtml(FALLBACK[language])}<br><bdi dir="ltr">${link}</bdi>`, "font-size:13px;color:#566871"),
    );
  }
  blocks.push(p(escapeHtml(note), "font-size:13px;color:#566871"));
  return `<!doctype html>
<html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"></head>
<body style="margin:0;background:#F3F7F8;${FONT};font-size:16px;line-height:${language === "ar" ? 1.8 : 1.55};color:#0D1D23">
<div dir="${dir}" style="max-width:560px;margin:0 auto;padding:32px 20px">
<div style="font-size:20px;font-weight:700;color:#0A3744;margin:0 0 18px">${PRODUCT.name[language]}</div>
<div style="background:#fff;border:1px solid #D9E2E6;border-radius:16px;padding:28px">
${blocks.join("\n")}
</div></div></body></html>
`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
