/** Passwords: argon2id over an HMAC whose key, the pepper, is never in the database. */
import { createHmac } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** Memory in KiB, and the number of passes. */
export type PasswordCost = { memoryCost: number; timeCost: number };

const COST: PasswordCost = { memoryCost: 65 * 1024, timeCost: 3 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the password matches; without a hash the answer is false but takes as long. */
  matches(password: string, hashed: string | null | undefined): Promise<boolean>;
};

export function createPasswords({ pepper, cost = COST }: { pepper: Buffer; cost?: PasswordCost }): Passwords {
  // argon2id is the library's default.
  const options = { parallelism: 1, ...cost };
  const peppered = (password: string) =>
    createHmac("sha256", pepper).update(password.normalize("NFKC")).digest("base64");
  const hashPassword = (password: string) => hash(peppered(password), options);
  // Computed in advance, so that the first unknown account takes no longer than later ones.
  const nobodys = hashPassword("nobody's");
  return {
    hash: hashPassword,
    async matches(password, hashed) {
      const against = hashed ?? (await nobodys);
      const same = await verify(against, peppered(password));
      return same && Boolean(hashed);
    },
  };
}
