/** The door of the room credentials: what software that knows only the standards reads beside a credential. */
import type { TypeMetadata } from "@ijaza/schema/credentials/calls";
import type { CredentialDeps } from "./credentials.deps.ts";
import { createTokenStatus, type StatusListAddress } from "./credentials.token-status.ts";
import { describeType } from "./credentials.types.ts";

export { readRevoked } from "./credentials.places.ts";
export { findPosition } from "./credentials.repository.ts";
export { sendCredential } from "./credentials.sending.ts";

export type Credentials = {
  /** The Token Status List with what is revoked by now, a JWT in compact serialisation. Throws `not_found` for a list that no document can be in yet, `no_signing_key`. */
  tokenStatus(address: StatusListAddress): Promise<string>;
  /** The metadata of a type with its version; undefined for an unknown one. */
  typeMetadata(type: string): TypeMetadata | undefined;
};

export function createCredentials(deps: CredentialDeps): Credentials {
  return { ...createTokenStatus(deps), typeMetadata: (type) => describeType(deps.publicUrl, type) };
}
