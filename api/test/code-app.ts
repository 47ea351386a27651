/** An authenticator app: shows the one-time codes of a secret that was typed into it. */
import { codeAt, stepAt } from "../src/features/accounts/totp.ts";
import type { FalseClock } from "./false-clock.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Waits for the next code and shows it. */
export function createCodeApp(base32: string, clock: FalseClock): () => string {
  const bits = [...base32].map((each) => BASE32.indexOf(each).toString(2).padStart(5, "0"));
  const secret = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return () => {
    clock.advance({ seconds: 30 });
    return codeAt(secret, stepAt(clock.now()));
  };
}
