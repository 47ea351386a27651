/** The values of a signatory's form: read from a signatory, and turned into what is sent. Pure. */
import type { KeptSignatory, putSignatory } from "@ijaza/schema/signatories/calls";
import type { Sent } from "../../platform/api/request.ts";
import { pictureAddress } from "./signatories.api.ts";

export const FIELDS = [
  "name.en",
  "name.fr",
  "name.ar",
  "title.en",
  "title.fr",
  "title.ar",
  "sex",
  "prefix",
  "from",
  "until",
  "signature",
] as const;
export type Draft = Record<(typeof FIELDS)[number], string>;

const EMPTY: Draft = {
  "name.en": "",
  "name.fr": "",
  "name.ar": "",
  "title.en": "",
  "title.fr": "",
  "title.ar": "",
  sex: "",
  prefix: "none",
  from: "",
  until: "",
  signature: "",
};

/** `signature` is the address of the picture that is kept, or a chosen one as a data URL; empty for none. */
export function draftOf(signatory: KeptSignatory | undefined): Draft {
  if (!signatory) return EMPTY;
  const { _id, name, title, sex, prefix, from, until, hasPicture } = signatory;
  return {
    "name.en": name.en,
    "name.fr": name.fr,
    "name.ar": name.ar,
    "title.en": title.en,
    "title.fr": title.fr,
    "title.ar": title.ar,
    sex,
    prefix,
    from: from ?? "",
    until: until ?? "",
    signature: hasPicture ? pictureAddress(_id) : "",
  };
}

/** The picture is sent only when it was changed, since the server draws each anew. */
export const sentOf = (draft: Draft, before: KeptSignatory | undefined): Sent<typeof putSignatory> => ({
  id: before?.id,
  name: { en: draft["name.en"].trim(), fr: draft["name.fr"].trim(), ar: draft["name.ar"].trim() },
  title: { en: draft["title.en"].trim(), fr: draft["title.fr"].trim(), ar: draft["title.ar"].trim() },
  sex: draft.sex === "F" ? "F" : "M",
  prefix: draft.prefix === "professor" || draft.prefix === "doctor" ? draft.prefix : "none",
  from: draft.from || null,
  until: draft.until || null,
  ...(draft.signature !== draftOf(before).signature && { pictureUrl: draft.signature || null }),
});
