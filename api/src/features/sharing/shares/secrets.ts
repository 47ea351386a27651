/** The secrets of shares: secrets of links, PINs, and the proof that a share was opened recently. Pure except for randomness. */
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { VIEWING_MINUTES } from "@ijaza/schema/sharing/shares";
import { openBytes, sealBytes } from "../../../platform/sealed-bytes.ts";
import { digestOf } from "../../../platform/sessions.ts";
import type { ShareRow } from "./shares.tables.ts";

export type ShareKeys = {
  /** Encrypts the secrets of links. */
  links: Buffer;
  /** Key for the digests of PINs and the signatures of viewings. */
  proofs: Buffer;
};

type Proven = Pick<ShareRow, "id" | "pin_digest">;

const PIN_DIGITS = 6;

/** Six uniformly random digits. */
export const newPin = (): string => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, "0");

/** The identifier of a link's secret in the database and in the scope of whoever holds it: SHA-256 in hexadecimal. */
export const scopeOfSecret = (secret: string): { share: string } => ({ share: digestOf(secret).toString("hex") });

export type ShareSecrets = {
  pinDigest(id: string, pin: string): Buffer;
  /** Encrypts the secret of a link for its owner, who may copy the link again. */
  sealLink(id: string, secret: string): Buffer;
  openLink(share: Pick<ShareRow, "id" | "secret_sealed">): string;
  isPin(share: Proven, pin: string): boolean;
  /** Makes a proof that the share was opened, valid for VIEWING_MINUTES. */
  newViewing(share: Proven, now: Date): string;
  isViewing(share: Proven, viewing: string, now: Date): boolean;
};

export function createShareSecrets({ links, proofs }: ShareKeys): ShareSecrets {
  /** The list separates its members, so that no two subjects share a digest. */
  const hmac = (...subject: readonly string[]) => createHmac("sha256", proofs).update(JSON.stringify(subject)).digest();
  const pinDigest = (id: string, pin: string) => hmac("pin", id, pin);
  /** Includes the PIN, so that a new PIN ends viewings of the former one. */
  const signViewing = ({ id, pin_digest: pin }: Proven, until: string) =>
    hmac("viewing", id, until, pin?.toString("hex") ?? "");

  return {
    pinDigest,
    sealLink: (id, secret) => sealBytes(Buffer.from(secret), { key: links, id }),
    openLink: ({ id, secret_sealed: sealed }) => openBytes(sealed, { key: links, id }).toString(),

    isPin: ({ id, pin_digest: digest }, pin) => digest !== null && timingSafeEqual(pinDigest(id, pin), digest),

    newViewing(share, now) {
      const until = String(now.getTime() + VIEWING_MINUTES * 60_000);
      return `${until}.${signViewing(share, until).toString("base64url")}`;
    },

    isViewing(share, viewing, now) {
      const [until = "", signature = ""] = viewing.split(".");
      const [received, expected] = [Buffer.from(signature, "base64url"), signViewing(share, until)];
      return (
        received.length === expected.length && timingSafeEqual(received, expected) && Number(until) > now.getTime()
      );
    },
  };
}
