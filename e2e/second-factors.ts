/** What a person holds in hand beside the password: a device with passkeys, and an app that shows one-time codes. */
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";

const STEP_MS = 30_000;

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
  const generator = new TOTP({ secret: letters.replace(/\s/g, "") });
  // The server takes the code of the step before and after its own: no need to wait for the next.
  let step = generator.counter() - 1;
  return () => {
    step += 1;
    return generator.generate({ timestamp: step * STEP_MS });
  };
}
