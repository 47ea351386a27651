/** Where higher rooms hear what becomes of a correction, a diploma that is to take the place of a signed one. */
import type { Texts } from "@ijaza/schema/product";
import type { Trx } from "../../../platform/database.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

export type CorrectionEnd =
  /** The reason as somebody wrote it, or as we say it in each language. */
  | { kind: "rejected"; correction: DiplomaRow; reason: string | Texts }
  /** Final on the chain; the diploma it supersedes is being revoked. */
  | { kind: "signed"; correction: DiplomaRow };

/** Runs in the transaction of what it hears. */
export type CorrectionFollower = (trx: Trx, end: CorrectionEnd) => Promise<void>;

export type Corrections = ReturnType<typeof createCorrectionEnds>;

export function createCorrectionEnds() {
  const followers: CorrectionFollower[] = [];
  return {
    onCorrection: (follow: CorrectionFollower) => void followers.push(follow),
    async tell(trx: Trx, ends: readonly CorrectionEnd[]): Promise<void> {
      for (const end of ends) for (const follow of followers) await follow(trx, end);
    },
  };
}
