/** Tells higher rooms when a correction, a diploma that replaces a signed one, is rejected or signed. */
import type { Texts } from "@ijaza/schema/product";
import type { Trx } from "../../../platform/database.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

export type CorrectionEnd =
  /** The reason as a person wrote it, or our own in each language. */
  | { kind: "rejected"; correction: DiplomaRow; reason: string | Texts }
  /** Final on the chain; the diploma it supersedes is being revoked. */
  | { kind: "signed"; correction: DiplomaRow };

/** Runs in the transaction of the decision. */
export type CorrectionFollower = (trx: Trx, end: CorrectionEnd) => Promise<void>;

export type Corrections = {
  onCorrection(follow: CorrectionFollower): void;
  /** Calls every follower, in the transaction of the change. */
  tell(trx: Trx, ends: readonly CorrectionEnd[]): Promise<void>;
};

export function createCorrectionEnds(): Corrections {
  const followers: CorrectionFollower[] = [];
  return {
    onCorrection: (follow) => void followers.push(follow),
    async tell(trx, ends) {
      for (const end of ends) for (const follow of followers) await follow(trx, end);
    },
  };
}
