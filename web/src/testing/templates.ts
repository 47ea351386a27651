/** Templates for tests, and a server that draws them. */

import type { CertificateTemplate, DiplomaTemplate } from "@ijaza/schema/templates/calls";
import { CERTIFICATE } from "@ijaza/schema/templates/starters/certificate";
import { NATIONAL_DIPLOMA } from "@ijaza/schema/templates/starters/national-diploma";
import { RESPONSABLE } from "./people.ts";
import { DIPLOMA_OF_ROWS } from "./row-layout.ts";
import type { Answers } from "./server.ts";

/** A few boxes of the national diploma, which render quickly. */
const FEW = ["logo", "title-fr", "award-fr", "seal", "qr"];
const boxes = NATIONAL_DIPLOMA.layout.boxes.filter(({ id }) => FEW.includes(id));

const versionOf = (id: string, version = 1) => ({
  _id: `${id}-${version}`,
  id,
  version,
  updatedAt: "2026-11-18T09:00:00Z",
});

export const diplomaTemplate = (overrides: Partial<DiplomaTemplate> = {}): DiplomaTemplate => ({
  ...versionOf("dt0000000000000000000000"),
  name: NATIONAL_DIPLOMA.name,
  layout: { ...NATIONAL_DIPLOMA.layout, boxes },
  ...overrides,
});

export const certificateTemplate = (overrides: Partial<CertificateTemplate> = {}): CertificateTemplate => ({
  ...versionOf("ct0000000000000000000000"),
  ...CERTIFICATE,
  ...overrides,
});

/** A diploma whose layout is one of rows. */
export const rowTemplate = (overrides: Partial<DiplomaTemplate> = {}): DiplomaTemplate => ({
  ...versionOf("rt0000000000000000000000"),
  name: DIPLOMA_OF_ROWS.name,
  layout: DIPLOMA_OF_ROWS.layout,
  ...overrides,
});

const STARTER = {
  id: "two-columns",
  kind: "diploma",
  name: { en: "Two columns", fr: "Deux colonnes", ar: "عمودان" },
  layout: DIPLOMA_OF_ROWS.layout,
  fieldsDefinition: [],
};

const of = encodeURIComponent(RESPONSABLE.university?.name.en ?? "");
const LISTS = {
  diploma: `GET /api/diploma-template/get-diploma-template-by-university-name/${of}`,
  certificate: `GET /api/certificate-template/get-certificate-template-by-university-name/${of}`,
};
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" />';

/** The responsable is signed in; previews succeed, and no text overflows. */
export const templateAnswers = ({
  diplomas = [diplomaTemplate()],
  certificates = [certificateTemplate()],
} = {}): Answers => ({
  "GET /api/user/verify": () => ({ body: { authenticated: true, user: RESPONSABLE } }),
  "GET /api/user/sessions": () => ({ body: { sessions: [] } }),
  [LISTS.diploma]: () => ({ body: { templates: diplomas } }),
  [LISTS.certificate]: () => ({ body: { templates: certificates } }),
  "GET /api/template/gaps": () => ({ body: { templates: [] } }),
  "GET /api/template/starters": () => ({
    body: {
      starters: [
        STARTER,
        { ...STARTER, id: "certificate", kind: "certificate", name: { ...STARTER.name, en: "Course in columns" } },
      ],
    },
  }),
  "GET /api/signatories": () => ({ body: { signatories: [] } }),
  "POST /api/template/preview": () => ({ body: { svg: DRAWING, overflowing: [], places: [] } }),
});
