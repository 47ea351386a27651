/** Types for the software of others that checks badges and comes without types. */

declare module "@digitalbazaar/vc" {
  type Loader = (url: string) => Promise<{ documentUrl: string; document: object }>;
  type Outcome = { verified: boolean; error?: Error & { errors?: Error[] }; statusResult?: { verified: boolean } };
  type CheckStatus = (
    options: object,
  ) => Promise<{ verified: boolean; results?: { status: boolean }[]; error?: Error }>;
  export const defaultDocumentLoader: Loader;
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: Loader;
    checkStatus?: CheckStatus;
    now?: Date;
  }): Promise<Outcome>;
}

declare module "@digitalbazaar/data-integrity" {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object });
  }
}

declare module "@digitalbazaar/eddsa-rdfc-2022-cryptosuite" {
  export const cryptosuite: object;
}

declare module "@digitalbazaar/vc-bitstring-status-list" {
  import type { CheckStatus } from "@digitalbazaar/vc";
  export const checkStatus: CheckStatus;
}
