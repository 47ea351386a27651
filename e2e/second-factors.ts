/** What a person holds in hand beside the password: a device with passkeys, and an app that shows one-time codes. */
import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";

const STEP_MS = 30_000;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A device that makes and gives passkeys in this window, and asks nobody. */
export async function giveDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** An authenticator app (RFC 6238) that the letters of the secret were typed into: each code it shows is a later one. */
export function createCodeApp(letters: string): () => string {
  const bits = [...letters.replace(/\s/g, "")].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"));
  const secret = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  // The server takes the code of the step before and after its own: no need to wait for the next.
  let step = Math.floor(Date.now() / STEP_MS) - 1;
  return () => {
    step += 1;
    return codeAt(secret, step);
  };
}

function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const number = mac.readUInt32BE((mac[mac.length - 1] ?? 0) & 0x0f) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
