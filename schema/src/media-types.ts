/** Media types of answers that are not plain JSON. */

export const PDF = "application/pdf";
export const PNG = "image/png";
export const WEBP = "image/webp";
export const ZIP = "application/zip";
/** JSON lines: one value on each. */
export const JSON_LINES = "application/jsonl";
export const CSV = "text/csv";
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Some consumers of JSON-LD accept this type as JSON, but not `application/vc`. */
export const JSON_LD = "application/ld+json";

/** A document in each of its formats: bundle, PDF, Open Badge. */
export const DOCUMENT_TYPES = ["application/json", PDF, JSON_LD] as const;
export const EVIDENCE_TYPES = [PDF, PNG] as const;
