/** Requests to and replies of the threads that make credentials. */
import type { CredentialIssuer, StatusListEntry } from "./credential.ts";

export type IssuingRequest = {
  /** PKCS #8, DER. */
  privateKey: Uint8Array;
  issuer: CredentialIssuer;
  type: string;
  publicUrl: string;
  /** CAIP-10. */
  registry: string;
  /** Decimal. */
  university: string;
  issuedAt: Date;
  /** `claims` is the accepted RFC 8785 JSON. */
  records: { index: number; statusList: StatusListEntry; claims: string }[];
};

/** In the order of the records; `leaf` is the leaf's hash. */
export type IssuingReply = { jwt: string; disclosures: string; leaf: Uint8Array }[];

export type IssuingPool = { make(request: IssuingRequest): Promise<IssuingReply>; close(): Promise<void> };
