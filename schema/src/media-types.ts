/** Media types of what calls send that is no plain JSON. */

export const PDF = "application/pdf";
export const PNG = "image/png";
export const ZIP = "application/zip";
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** What reads JSON-LD over the network takes it for JSON by this; by `application/vc` some would not. */
export const JSON_LD = "application/ld+json";

/** A document in each of its formats: bundle, PDF, Open Badge. */
export const DOCUMENT_TYPES = ["application/json", PDF, JSON_LD] as const;
export const EVIDENCE_TYPES = [PDF, PNG] as const;
