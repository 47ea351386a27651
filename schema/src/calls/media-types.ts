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

/** An SD-JWT VC in compact serialisation (draft-ietf-oauth-sd-jwt-vc, section 2.1). */
export const SD_JWT = "application/dc+sd-jwt";
/** A Token Status List as a JWT (draft-ietf-oauth-status-list, section 5.1). */
export const STATUS_LIST_JWT = "application/statuslist+jwt";

/** A document in each of its formats: bundle, PDF, Open Badge, credential alone. */
export const DOCUMENT_TYPES = ["application/json", PDF, JSON_LD, SD_JWT] as const;
export const EVIDENCE_TYPES = [PDF, PNG] as const;
