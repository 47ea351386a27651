/** Passwords: argon2id over an HMAC whose key, the pepper, is never in the database. */
import { createHmac } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** Memory in KiB and passes. */
export type PasswordCost = { memoryCost: number; timeCost: number };

const COST: PasswordCost = { memoryCost: 65 * 1024, timeCost: 3 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the password is the one; without a hash it takes as long, and is not. */
  matches(password: string, hashed: string | null | undefined): Promise<boolean>;
};

export function createPasswords({ pepper, cost = COST }: { pepper: Buffer; cost?: PasswordCost }): Passwords {
  // argon2id is the library's own choice.
  const options = { parallelism: 1, ...cost };
  const peppered = (password: string) =>
    createHmac("sha256", pepper).update(password.normalize("NFKC")).digest("base64");
  const hashPassword = (password: string) => hash(peppered(password), options);
  // Made ahead: the first unknown account must not take longer than the others.
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
