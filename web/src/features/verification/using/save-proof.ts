/** Saves the proof of a verdict: the bundle, which anybody can verify again without this site. */
import { formatReference } from "@ijaza/schema/documents/reference";
import { saveFile } from "../../../platform/save-file.ts";
import type { LocalVerdict } from "../checking/verify-here.ts";
import type { DocumentKind } from "../facts/facts.ts";

/** `id` names the file where it is known; else the seal does. */
export const saveProof = ({ text, seal }: LocalVerdict, { kind, id }: { kind: DocumentKind; id?: string }): void =>
  saveFile(
    new Blob([text], { type: "application/json" }),
    `${kind}-${id ? formatReference(id) : seal.slice(0, 12)}.json`,
  );
