/** Gives a verdict's proof to keep: the bundle, which anybody can check again without us. */
import { formatReference } from "@ijaza/schema/reference";
import { saveFile } from "../../platform/save-file.ts";
import type { DocumentKind } from "./facts.ts";
import type { Verified } from "./verify-here.ts";

/** `id` where the document's is known; else the file is called by its seal. */
export const saveProof = ({ text, seal }: Verified, { kind, id }: { kind: DocumentKind; id?: string }): void =>
  saveFile(
    new Blob([text], { type: "application/json" }),
    `${kind}-${id ? formatReference(id) : seal.slice(0, 12)}.json`,
  );
