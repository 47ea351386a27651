/** A mail as HTML, with a card for each of its languages. */
import { directionOf, PRODUCT, type Texts } from "@ijaza/schema/product";
import type { FilledMail } from "./filled-mail.ts";

const FALLBACK: Texts = {
  en: "If the button does not work, copy this address into your browser:",
  fr: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  ar: "إذا لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:",
};

const FONT = "font-family:'IBM Plex Sans',system-ui,'Segoe UI',Tahoma,sans-serif";
const BUTTON =
  "display:inline-block;background:#0E4A5A;color:#fff;text-decoration:none;padding:13px 22px;border-radius:10px;font-weight:600";
const CODE =
  "font-family:'IBM Plex Mono',Consolas,monospace;font-size:22px;letter-spacing:2px;background:#EEF6F8;padding:14px 18px;border-radius:10px;direction:ltr;text-align:center";
const PICTURE = "display:block;width:100%;max-width:502px;height:auto;border:1px solid #D9E2E6;border-radius:10px";
const LINK = "color:#0E4A5A";
const SMALL = "font-size:13px;color:#566871";

export function htmlText(mails: readonly FilledMail[]): string {
  const language = mails[0]!.language;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"></head>
<body style="margin:0;background:#F3F7F8;${FONT};font-size:16px;color:#0D1D23">
${mails.map(card).join("\n")}
</body></html>
`;
}

function card(mail: FilledMail): string {
  const { language } = mail;
  const dir = directionOf(language);
  return `<div lang="${language}" dir="${dir}" style="max-width:560px;margin:0 auto;padding:32px 20px;line-height:${language === "ar" ? 1.8 : 1.55}">
<div style="font-size:20px;font-weight:700;color:#0A3744;margin:0 0 18px">${PRODUCT.name[language]}</div>
<div style="background:#fff;border:1px solid #D9E2E6;border-radius:16px;padding:28px">
${blocksOf(mail).join("\n")}
</div></div>`;
}

const p = (inner: string, style = "") => `<p style="margin:0 0 16px;${style}">${inner}</p>`;
const a = ({ label, link }: { label: string; link: string }, style = LINK) =>
  `<a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a>`;

function blocksOf(mail: FilledMail): string[] {
  const { language, greeting, paragraphs, picture, button, more, code, note, stop, settings } = mail;
  const blocks = [greeting, ...paragraphs].map((each) => p(escapeHtml(each), "white-space:pre-line"));
  if (code) blocks.push(p(escapeHtml(code.label)), `<div style="${CODE}">${escapeHtml(code.value)}</div><br>`);
  if (picture) {
    const image = `<img src="${escapeHtml(picture.link)}" alt="${escapeHtml(picture.label)}" style="${PICTURE}">`;
    blocks.push(p(button ? `<a href="${escapeHtml(button.link)}">${image}</a>` : image));
  }
  if (button) {
    blocks.push(
      p(a(button, BUTTON), "padding:8px 0"),
      ...(more ? [p(a(more))] : []),
      p(`${escapeHtml(FALLBACK[language])}<br><bdi dir="ltr">${escapeHtml(button.link)}</bdi>`, SMALL),
    );
  }
  blocks.push(p(escapeHtml(note), SMALL));
  for (const each of [settings, stop]) if (each) blocks.push(p(a(each), SMALL));
  return blocks;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
