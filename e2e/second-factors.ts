/** The second factors that a person has: a device with passkeys, and an app for one-time codes. */
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";

const STEP_MS = 30_000;

/** Adds a virtual device to this window that creates and uses passkeys without asking. */
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

/** An authenticator app (RFC 6238) for a typed secret. Each code that it shows is a later one. */
export function createCodeApp(letters: string): () => string {
  const generator = new TOTP({ secret: letters.replace(/\s/g, "") });
  // The server accepts the codes of the previous and the next step too, so the app need not wait for the next.
  let step = 0;
  return () => {
    step = Math.max(step + 1, generator.counter());
    return generator.generate({ timestamp: step * STEP_MS });
  };
}
