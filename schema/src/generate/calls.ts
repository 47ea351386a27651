/** Calls that create empty workbooks for imports; the import accepts them unchanged. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { XLSX } from "../calls/media-types.ts";
import { LANGUAGES } from "../product.ts";
import { mode } from "../users/calls.ts";
import { agentAndResponsable } from "../users/roles.ts";

const at = (name: string) => `/api/generate/${name}`;
const lang = z.enum(LANGUAGES).optional();
const templateName = z.string().max(120).optional();

export const excelStudent = endpoint({
  method: "GET",
  path: at("excel-student"),
  who: agentAndResponsable,
  summary: "An empty workbook for an import of students, in the asked language.",
  query: z.strictObject({ lang }),
  medium: "file",
  mediaTypes: [XLSX],
});

export const excelDiploma = endpoint({
  method: "GET",
  path: at("excel-diploma"),
  who: agentAndResponsable,
  summary: "An empty workbook for an import of diplomas in one of the university's modes.",
  query: z.strictObject({ lang, diplomaTemplateName: templateName, mode: mode.optional() }),
  medium: "file",
  mediaTypes: [XLSX],
  refusals: ["mode_not_enabled", "template_unknown"],
});

export const excelCertificate = endpoint({
  method: "GET",
  path: at("excel-certification"),
  who: agentAndResponsable,
  summary: "An empty workbook for an import of certificates, with the columns that their template defines.",
  query: z.strictObject({ lang, certificationTemplateName: templateName }),
  medium: "file",
  mediaTypes: [XLSX],
  refusals: ["template_unknown"],
});
