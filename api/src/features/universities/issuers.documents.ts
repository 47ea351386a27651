/** The `did:web` document of an issuer: its credential keys as JWKs, its keys for Open Badges as Multikeys. Pure. */
import { kidOf } from "../issuing/issuing.service.ts";
import type { KeyRow } from "./issuers.repository.ts";

type DidDocumentOptions = {
  keys: readonly Pick<KeyRow, "public_id" | "public_jwk">[];
  /** Multibase. */
  multikeys: readonly string[];
};

const CONTEXTS = [
  "https://www.w3.org/ns/did/v1",
  "https://w3id.org/security/jwk/v1",
  "https://w3id.org/security/multikey/v1",
];

export function didDocument(did: string, { keys, multikeys }: DidDocumentOptions) {
  const methods = [
    ...keys.map(({ public_id: id, public_jwk: jwk }) => ({
      id: kidOf(did, id),
      type: "JsonWebKey",
      controller: did,
      publicKeyJwk: { ...jwk, alg: "ES256", use: "sig", kid: id },
    })),
    ...multikeys.map((publicKeyMultibase) => ({
      id: kidOf(did, publicKeyMultibase),
      type: "Multikey",
      controller: did,
      publicKeyMultibase,
    })),
  ];
  return {
    "@context": CONTEXTS,
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}
