/** The codes for files: PDFs, what a university handed in, and what is not read. */
import type { CodeEntry } from "./code-entry.ts";

/** Reported by the check `integrity`, about the file and its seal. */
export const DOCUMENT_CODES = {
  file_not_read: {
    check: "integrity",
    outcome: "error",
    meaning: "The file is of a kind that this verifier does not read, so that nothing is said of it.",
  },
  part_missing: {
    check: "integrity",
    outcome: "error",
    meaning:
      "A package that this kind of file needs is not installed beside the verifier, so that nothing is said of it.",
  },
  presentation_unread: {
    check: "integrity",
    outcome: "error",
    meaning:
      "The file is a wallet's presentation that holds or says something else than one badge: each has to be checked by itself.",
  },
  document_locked: {
    check: "integrity",
    outcome: "error",
    meaning: "The PDF is protected by a password, so that what it carries cannot be read.",
  },
  document_intact: {
    check: "integrity",
    outcome: "valid",
    meaning: "The PDF is byte for byte what was sealed, and the credential inside exactly what was signed.",
  },
  document_altered: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The PDF is not the one that was sealed: something in it was changed.",
  },
  document_updated: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The PDF has an update at its end, which readers show in place of what was sealed.",
  },
  document_extended: {
    check: "integrity",
    outcome: "invalid",
    meaning: "Something was appended to the PDF after it was sealed.",
  },
  document_prefixed: {
    check: "integrity",
    outcome: "invalid",
    meaning: "Something stands before the beginning of the PDF.",
  },
  document_malformed: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The PDF is sealed but can be read in more than one way, or not at all.",
  },
  document_too_large: {
    check: "integrity",
    outcome: "error",
    meaning: "The PDF is larger than this verifier reads.",
  },
  document_too_complex: {
    check: "integrity",
    outcome: "error",
    meaning: "Reading the PDF takes more work than this verifier gives to one document, so nothing is said of it.",
  },
  seal_missing: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The PDF carries a signed document, but its seal was taken away.",
  },
  seal_repeated: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The PDF has more than one seal.",
  },
  seal_malformed: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The seal has not its one form, or does not stand in its one place.",
  },
  seal_version_unknown: {
    check: "integrity",
    outcome: "error",
    meaning: "The PDF has a newer seal than this verifier knows.",
  },
  seal_broken: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The signature of the seal does not fit the PDF: the seal was altered, or made with another key.",
  },
  seal_of_another_credential: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The PDF was sealed for another document than the one it carries.",
  },
  seal_time_invalid: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The time stamp of the seal is broken: it was altered, is over another seal, or is not made as such are.",
  },
  attachment_missing: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The PDF is sealed but carries no signed document.",
  },
  attachment_repeated: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The PDF carries more than one bundle, so it can be read in two ways.",
  },
  file_proved: {
    check: "integrity",
    outcome: "valid",
    meaning:
      "The file is byte for byte one that the university handed in, and the credential that holds its digest exactly what was signed.",
  },
  file_differs: {
    check: "integrity",
    outcome: "invalid",
    meaning:
      "The file is none of those whose digests the credential holds: something in it was changed, or it is another diploma's.",
  },
  file_not_named: {
    check: "integrity",
    outcome: "error",
    meaning: "The credential shows no digest of a file, so that it says nothing about this one.",
  },
} as const satisfies Record<string, CodeEntry>;

/** Reported by the check `issuer`, about the key of the seal. */
export const SEAL_KEY_CODES = {
  seal_key_unknown: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The registry does not know the key that sealed the PDF.",
  },
  seal_of_another_university: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The PDF was sealed by another university than the one that signed the document.",
  },
  seal_key_compromised: {
    check: "issuer",
    outcome: "invalid",
    meaning:
      "The PDF was sealed with a key that is marked compromised, and no time stamp that counts is from before. It has to be downloaded again.",
  },
  seal_key_not_yet_valid: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The PDF was sealed with a key that was not valid yet.",
  },
  seal_key_ended: {
    check: "issuer",
    outcome: "error",
    meaning:
      "The key that sealed the PDF has ended, and no time stamp that counts shows that it was sealed before. The diploma inside can be verified by its link, and the PDF be downloaded again.",
  },
} as const satisfies Record<string, CodeEntry>;
