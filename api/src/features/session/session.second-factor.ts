/** Completes a sign-in: after the password, the session can only be used for the second factor. */
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import { inScope } from "../../platform/database.ts";
import { readSession } from "../../platform/sessions.ts";
import type { Proof } from "../accounts/accounts.service.ts";
import { limitOf, openAndLog, type SessionDeps, type SignedIn, type Visit } from "./session.deps.ts";

/** The account that is signing in. Throws `second_factor_not_due`. */
async function waitingActor({ db, clock }: SessionDeps, secret: string | undefined): Promise<Actor> {
  const query = { kind: "staff" as const, limitedTo: "second-factor" as const, clock };
  const actor = secret ? await readSession(db, { ...query, secret }) : null;
  if (!actor) throw new AppError("second_factor_not_due");
  return actor;
}

export async function beginPasskey(deps: SessionDeps, secret: string | undefined) {
  return deps.accounts.proving.beginPasskey(await waitingActor(deps, secret));
}

/** Throws `second_factor_not_due`, `second_factor_wrong` and `too_many_requests`. */
export async function completeSignIn(deps: SessionDeps, proof: Proof, visit: Visit): Promise<SignedIn> {
  const { db, clock, users, universities, attempts, accounts } = deps;
  const actor = await waitingActor(deps, visit.former);
  // Counted by account, not by session, because whoever knows the password can open many sessions.
  const purpose = proof.method === "code" ? "second-factor" : "second-secret";
  const counted = await attempts.guess({ purpose, origin: visit, text: actor.id, accounts: [actor.id] });
  const signedIn = await inScope(db, { all: "whoever signs in may belong to no university" }, async (trx) => {
    const user = await users.lock(trx, actor.id);
    if (!user || user.blocked_at) throw new AppError("second_factor_not_due");
    await accounts.proving.prove(trx, actor, proof);
    const at = clock.now();
    const signedInUser = await users.countSignIn(trx, { id: user.id, at });
    const author = { id: user.id, role: user.role, requestId: visit.requestId };
    const events = [{ kind: "second_factor.given", subjectId: user.id, data: { method: proof.method } }];
    await appendAudit(trx, { universityId: user.university_id, author, at, branch: "sessions", events });
    const session = {
      kind: "staff" as const,
      subjectId: user.id,
      role: user.role,
      universityId: user.university_id,
      ...limitOf(user),
    };
    const { secret, handle } = await openAndLog(trx, { session, visit, clock });
    return { user: await universities.describeUser(trx, signedInUser), token: handle, secret };
  });
  await counted.succeeded([actor.id]);
  return signedIn;
}
