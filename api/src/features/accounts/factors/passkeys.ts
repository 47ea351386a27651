/** Passkeys: WebAuthn ceremonies for this site, checked by a library. Only public keys are stored. */

import { PRODUCT } from "@ijaza/schema/product";
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { PasskeyRow } from "./factors.repository.ts";

type AttestationResponse = Parameters<typeof verifyRegistrationResponse>[0]["response"];
type AssertionResponse = Parameters<typeof verifyAuthenticationResponse>[0]["response"];
type Transports = NonNullable<AttestationResponse["response"]["transports"]>;

/** Loaded with the first ceremony: it takes 0.6 s of processor time, and most processes never see one. */
const webAuthn = () => import("@simplewebauthn/server");

/** The browser's answer, not verified yet. */
export type WebAuthnAnswer = Record<string, unknown>;
type Owner = { id: string; username: string; email: string };

export function createPasskeys(publicUrl: string) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl);
  const describe = ({ id, transports }: PasskeyRow) => ({
    id,
    ...(transports && { transports: transports.split(" ") as Transports }),
  });

  return {
    /** Options for the browser to create a passkey; a device that holds one of the account's makes no second one. */
    optionsToMake: async (owner: Owner, known: readonly PasskeyRow[]) =>
      (await webAuthn()).generateRegistrationOptions({
        rpName: PRODUCT.name.en,
        rpID,
        userName: owner.email,
        userDisplayName: owner.username,
        userID: new Uint8Array(Buffer.from(owner.id)),
        attestationType: "none",
        excludeCredentials: known.map(describe),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      }),

    optionsToUse: async (known: readonly PasskeyRow[]) =>
      (await webAuthn()).generateAuthenticationOptions({
        rpID,
        allowCredentials: known.map(describe),
        userVerification: "preferred",
      }),

    /** The new passkey; null when the answer does not match the challenge or this site. */
    async judgeNew(answer: WebAuthnAnswer, expectedChallenge: string) {
      const expected = { expectedChallenge, expectedOrigin, expectedRPID: rpID, requireUserVerification: false };
      const response = answer as unknown as AttestationResponse;
      const library = await webAuthn();
      const judged = await library.verifyRegistrationResponse({ ...expected, response }).catch(() => null);
      if (!judged?.verified) return null;
      const { id, publicKey, counter, transports = [] } = judged.registrationInfo.credential;
      return { id, public_key: Buffer.from(publicKey), counter, transports: transports.join(" ") };
    },

    /** The passkey that answered with its new counter, or null when the answer is wrong. */
    async judgeUse(answer: WebAuthnAnswer, { challenge, known }: { challenge: string; known: readonly PasskeyRow[] }) {
      const passkey = known.find(({ id }) => id === answer.id);
      if (!passkey) return null;
      const { id, counter, public_key } = passkey;
      const library = await webAuthn();
      const judged = await library
        .verifyAuthenticationResponse({
          expectedChallenge: challenge,
          expectedOrigin,
          expectedRPID: rpID,
          requireUserVerification: false,
          response: answer as unknown as AssertionResponse,
          credential: { id, counter, publicKey: new Uint8Array(public_key) },
        })
        .catch(() => null);
      return judged?.verified ? { id, counter: judged.authenticationInfo.newCounter } : null;
    },
  };
}
