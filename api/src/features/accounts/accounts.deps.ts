/** Dependencies of the room accounts, its callers, and the steps that its services share. */
import type { Language } from "@ijaza/schema/product";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Origin } from "../../platform/attempts/guesses.ts";
import { type Author, authorOf } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { brokenConstraint, type Db, type Trx } from "../../platform/database.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { NewMail } from "../../platform/mail/mails.ts";
import type { Passwords } from "../../platform/passwords.ts";
import type { SessionKind } from "../../platform/sessions.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { NewNames, People, Users } from "../users/users.service.ts";
import type { AccountMail } from "./accounts.mails.ts";

export type AccountDeps = {
  db: Db;
  clock: Clock;
  users: Users;
  universities: Universities;
  /** Passed in, because the room students stands on the same floor and cannot be imported. */
  students: People;
  mailer: Pick<Mailer, "on" | "queue" | "queueNotice">;
  passwords: Passwords;
  attempts: Attempts;
  publicUrl: string;
  /** E-mail address that receives the questions of the contact form. */
  contactEmail: string;
  /** Encrypts the secrets of one-time codes. */
  factorKey: Buffer;
};

/** Dependencies of the room's own services. */
export type AccountServiceDeps = AccountDeps & { people: Record<SessionKind, People> };

/** Whoever calls, with the language and the id of the request. */
export type Caller = { actor: Actor; language: Language; requestId: string };
/** A caller without a session, with the network address and the browser that the request came from. */
export type AnonymousCaller = Origin & { language: Language; requestId: string };

export const authorFor = ({ actor, requestId }: Pick<Caller, "actor" | "requestId">): Author =>
  authorOf(actor, requestId);

type Recipient = {
  id: string;
  universityId: string | null;
  name: string;
  nameAr: string | null;
  email: string;
  language: Language | null;
};
type WriteMailOptions = { kind: AccountMail; to: Recipient; values?: Record<string, string> };

/** A mail about an account. Who has chosen no language is written to in the university's, else in Arabic and French. */
export function writeMail({ kind, to, values = {} }: WriteMailOptions): NewMail {
  return {
    universityId: to.universityId,
    subjectId: to.id,
    kind,
    language: to.language,
    to: to.email,
    values: { name: to.name, ...(to.nameAr && { name_ar: to.nameAr }), ...values },
  };
}

/** Link to the page that redeems the secret. */
export const linkTo = (publicUrl: string, page: "register" | "forget_password", secret: string): string =>
  `${publicUrl}/${page}/${secret}`;

const TAKEN = {
  users_email: "email_taken",
  users_username: "username_taken",
  users_skeleton: "username_taken",
  users_caseless_skeleton: "username_taken",
  users_skeleton_ar: "username_ar_taken",
} as const;

/** Runs the transaction; throws `username_taken`, `username_ar_taken` or `email_taken` where it breaks a constraint of uniqueness. */
export async function refusingTakenNames<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = TAKEN[brokenConstraint(error) as keyof typeof TAKEN];
    throw code ? new AppError(code) : error;
  }
}

/** Throws `username_taken` or `username_ar_taken` for names of another user, as far as it can be foreseen. */
export async function refuseTakenNames(trx: Trx, users: Pick<Users, "refusalOfNames">, names: NewNames): Promise<void> {
  const refusal = await users.refusalOfNames(trx, names);
  if (refusal) throw new AppError(refusal);
}

/** The record, locked; throws `link_not_valid` when its owner is gone or may not come in. */
export async function lockOwner(trx: Trx, people: People, id: string) {
  const person = await people.lock(trx, id);
  if (!person) throw new AppError("link_not_valid");
  return person;
}
