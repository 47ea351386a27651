/** The preview card of a shared link to a document: its picture, its holder, its status. */
import { hash } from "node:crypto";
import { directionOf } from "@ijaza/schema/product";
import { pageDimensions } from "@ijaza/schema/templates/page";
import { sharp } from "../../../platform/files/sharp.ts";
import { readProgram } from "../../../platform/typst/typst-programs.ts";
import { type Drawing, fontsFor, holderIn, rosetteSvg } from "../../templates/templates.service.ts";
import { nameOf } from "../../universities/universities.service.ts";
import type { Content } from "../disclosing/content.ts";
import { claimsOf, jwtOf } from "../disclosing/disclosing.ts";
import type { Standing } from "../documents.standing.ts";
import { KINDS, STAMPS, subjectIn } from "./naming.ts";
import { EFFORT } from "./page-picture.ts";

const CARD_PROGRAM = readProgram("features/documents/previewing/card.typ");

/** In pixels: the size that Open Graph readers show without cropping. */
export const CARD = { width: 1200, height: 630 };

/** Larger than the card shows it, so that it stays sharp. */
const PAGE_WIDTH = 1160;
const COLOURS: Record<Exclude<Standing, "good">, string> = {
  revoked: "#5E1F45",
  superseded: "#5E1F45",
  expired: "#7A4B00",
};

type CardOptions = {
  content: Content;
  standing: Standing;
  /** PNG of the document. */
  page: Buffer;
};

/** Draws the card as PNG: grey and stamped when the document is no longer valid. */
export async function drawCard({ content, standing, page }: CardOptions, drawing: Drawing): Promise<Buffer> {
  const isGood = standing === "good";
  const small = await sharp(page).resize({ width: PAGE_WIDTH }).grayscale(!isGood).png().toBuffer();
  const { bytes } = await drawing.render({
    program: CARD_PROGRAM,
    data: JSON.stringify(cardDataOf(content, standing)),
    files: { "page.png": small, "rosette.svg": Buffer.from(rosetteSvg(hash("sha256", jwtOf(content.bundle)), GROUND)) },
    format: "svg",
  });
  return sharp(bytes, { unlimited: true }).resize(CARD).png({ palette: true, effort: EFFORT }).toBuffer();
}

const GROUND = "#10495a";

function cardDataOf({ record, bundle, template, university }: Content, standing: Standing) {
  const { language, page } = template.layout;
  const claims = claimsOf(bundle);
  const kind = record.kind;
  const subject = subjectIn({ kind, claims, template }, language);
  const holder = holderIn(claims, language);
  return {
    language,
    direction: directionOf(language),
    fonts: fontsFor("serif", language),
    page: pageDimensions(page),
    kind: KINDS[kind][language],
    headline: holder || subject,
    line: holder ? subject : "",
    university: nameOf(university)[language],
    stamp: standing === "good" ? null : { text: STAMPS[standing][language], colour: COLOURS[standing] },
  };
}
