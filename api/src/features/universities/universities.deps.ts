/** The dependencies of tenants: effects, and functions of higher rooms. */
import type { University } from "@ijaza/schema/universities/calls";
import type { Author } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Trx } from "../../platform/database.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { NewUser, Users } from "../users/users.service.ts";
import type { UniversityRow } from "./universities.records.ts";

/** Returns the address of a university's wallet; the room chain knows it. */
export type WalletOf = (trx: Trx, universityId: string) => Promise<string | null>;

export type NewResponsable = Pick<NewUser, "username" | "usernameAr" | "email" | "numero">;

/** Throws `email_taken` or `username_taken` when the invitation could not be accepted for this reason. */
export type RefuseTakenResponsable = (responsable: NewResponsable) => Promise<void>;

/** Invites a new responsable of a university; implemented by the room accounts. */
export type InviteResponsable = (
  trx: Trx,
  invitation: { author: Author; universityId: string; responsable: NewResponsable },
) => Promise<void>;

export type TenantOptions = {
  db: Db;
  clock: Clock;
  users: Users;
  chain: Chain;
  mailer: Pick<Mailer, "on" | "queueNotice">;
  publicUrl: string;
  /** Initial balance of a new wallet, in wei. */
  etherPayment: bigint;
  /** Counts an address that a person gives to an account, whatever becomes of it; throws `too_many_requests`. */
  givenAddress(person: string): Promise<void>;
  refuseTakenResponsable: RefuseTakenResponsable;
  inviteResponsable: InviteResponsable;
  /** Sets up a new university, in the transaction that founds it. */
  onFounded(trx: Trx, founded: { universityId: string; at: Date }): Promise<void>;
};

export type TenantDeps = TenantOptions & { describe(trx: Trx, row: UniversityRow): Promise<University> };
