/** The door of the room diplomas: imported, decided on, corrected, listed and read. */
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { Issuing } from "../chain/issuing.ts";
import type { Credits } from "../credits/credits.service.ts";
import type { Students } from "../students/students.service.ts";
import type { Users } from "../users/users.service.ts";
import { createAdding } from "./diplomas.adding.ts";
import { findBarred } from "./diplomas.barred.ts";
import type { DiplomaParts } from "./diplomas.caller.ts";
import { createCorrecting } from "./diplomas.correcting.ts";
import { createCorrections } from "./diplomas.corrections.ts";
import { createDeciding } from "./diplomas.deciding.ts";
import { followStudents } from "./diplomas.following.ts";
import { createListing } from "./diplomas.listing.ts";
import { countPendingOf } from "./diplomas.lists.repository.ts";
import { createReading } from "./diplomas.reading.ts";
import { findDiplomasByIds } from "./diplomas.repository.ts";
import { createRevocationLetters } from "./diplomas.revocation-letters.ts";
import { createRevoking } from "./diplomas.revoking.ts";
import { createSigning } from "./diplomas.signing.ts";
import { createSuperseding, isCorrectable } from "./diplomas.superseding.ts";

export { standingClaims } from "./diplomas.content.ts";
export type { CorrectionEnd } from "./diplomas.corrections.ts";
export { PUBLIC } from "./diplomas.lifecycle.ts";
export { seesAll } from "./diplomas.policy.ts";
export { findDiploma } from "./diplomas.repository.ts";
export type { DiplomaRow } from "./diplomas.tables.ts";

export type Diplomas = ReturnType<typeof createDiplomas>;

type Parts = DiplomaParts & {
  students: Pick<Students, "onCorrected" | "onDeletion">;
  chain: Chain;
  issuing: Issuing;
  credits: Credits;
  users: Pick<Users, "findGoneAgents" | "findResponsable">;
  mailer: Mailer;
  publicUrl: string;
};

export function createDiplomas(parts: Parts) {
  followStudents(parts);
  const corrections = createCorrections();
  const { revoke, queueSuperseded } = createRevoking({
    ...parts,
    corrections,
    letters: createRevocationLetters(parts),
  });
  return {
    ...createAdding(parts),
    ...createDeciding({ ...parts, corrections }),
    ...createCorrecting(parts),
    ...createListing(parts),
    ...createReading(parts),
    ...createSigning({ ...parts, corrections, queueRevocation: queueSuperseded }),
    revoke,
    ...createSuperseding(parts),
    onCorrection: corrections.onCorrection,
    countPendingOf,
    findBarred,
    findByIds: findDiplomasByIds,
    isCorrectable,
  };
}
