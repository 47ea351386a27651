/** DIDs that are a key themselves (did:key, W3C Credentials Community Group), of Ed25519 keys only. */
import { decodeMultibase } from "@ijaza/verifier/badge/proof-shape";

type DidDocument = ReturnType<typeof describe>;

/** The document that follows from the DID; null for a DID of another method or kind of key. */
export function resolveDidKey(did: string): DidDocument | null {
  const [scheme, method, multikey = "", ...more] = did.split(":");
  const key = decodeMultibase(multikey);
  const isEd25519 = key?.length === 34 && key[0] === 0xed && key[1] === 0x01;
  return scheme === "did" && method === "key" && more.length === 0 && isEd25519 ? describe(did, multikey) : null;
}

function describe(did: string, publicKeyMultibase: string) {
  const id = `${did}#${publicKeyMultibase}`;
  return {
    id: did,
    verificationMethod: [{ id, type: "Multikey", controller: did, publicKeyMultibase }],
    assertionMethod: [id],
    authentication: [id],
  };
}
