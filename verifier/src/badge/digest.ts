/** What an `eddsa-rdfc-2022` proof signs: SHA-256 of its canonical options, then that of the canonical document. */
/// <reference path="./untyped-packages.d.ts" />
import { sha256 } from "@noble/hashes/sha2.js";
import { type LoadContext, loadContext } from "./contexts.ts";

const UTF8 = new TextEncoder();

type SignedDocument = { "@context"?: unknown };

/**
 * 64 bytes. Throws for a member that the contexts do not define, because the signature would not cover it. Without
 * `load`, contexts are those of badges.
 */
export async function proofDigest(
  document: SignedDocument,
  options: Record<string, string>,
  load: LoadContext = loadContext,
): Promise<Uint8Array> {
  const [ofOptions, ofDocument] = await Promise.all([
    digestOf({ "@context": document["@context"], ...options }, load),
    digestOf(document, load),
  ]);
  const both = new Uint8Array(ofOptions.length + ofDocument.length);
  both.set(ofOptions);
  both.set(ofDocument, ofOptions.length);
  return both;
}

async function digestOf(document: object, load: LoadContext): Promise<Uint8Array> {
  // Loaded when the first badge comes: the package is large, and most programs never verify a badge.
  const { default: jsonld } = await import("jsonld");
  const canonical = await jsonld.canonize(document, {
    algorithm: "RDFC-1.0",
    format: "application/n-quads",
    base: null,
    rdfDirection: "i18n-datatype",
    safe: true,
    documentLoader: load,
  });
  return sha256(UTF8.encode(canonical));
}
