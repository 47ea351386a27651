/** An authenticator app that shows the one-time codes of a secret. */
import { TOTP } from "otpauth";
import type { FalseClock } from "./false-clock.ts";

/** Waits for the next code and shows it. */
export function createCodeApp(base32: string, clock: FalseClock): () => string {
  const generator = new TOTP({ secret: base32 });
  return () => {
    clock.advance({ seconds: 30 });
    return generator.generate({ timestamp: clock.now().getTime() });
  };
}
