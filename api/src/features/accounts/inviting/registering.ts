/** Registering redeems an invitation once; the new user is then signed in like anybody else. */
import type { getUserRegister, registerAgentUni } from "@ijaza/schema/accounts/calls";
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import { AppError } from "../../../platform/app-error.ts";
import { type Author, appendAudit } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { redrawDataUrl } from "../../../platform/files/raster.ts";
import { createKeyedMutex } from "../../../platform/keyed-mutex.ts";
import { openAndLog, type Visit } from "../../../platform/session-opening.ts";
import type { UserRow } from "../../users/users.service.ts";
import { type AccountServiceDeps, refuseTakenNames, refusingTakenNames } from "../accounts.deps.ts";
import { findLink, redeemLink } from "../accounts.links.ts";
import { requireGoodPassword } from "../passwords/password-rules.ts";

const INVITED = { all: "only the invitation tells the university" };

/** The largest signature, in pixels. */
export const SIGNATURE = { width: 600, height: 240 };

export type Registration = { user: UserRow; author: Author; at: Date };
/** Runs in the transaction of a registration; if it throws, the registration is undone. */
export type OnRegistered = (trx: Trx, registered: Registration) => Promise<void>;

type RegisterOptions = { role: "resp_uni" | "agent_uni"; input: Input<typeof registerAgentUni>; visit: Visit };
type SignedIn = Answer<typeof registerAgentUni> & { secret: string };

export type Registering = {
  /** Adds a handler that runs in the transaction of each registration. */
  onRegistered(handler: OnRegistered): void;
  /** The invited user behind a link. Throws `link_not_valid`. */
  readInvited(token: string): Promise<Answer<typeof getUserRegister>>;
  /** Redeems an invitation. Of several calls with one link only one succeeds; the others get `link_not_valid`. */
  register(registration: RegisterOptions): Promise<SignedIn>;
};

export function createRegistering(deps: AccountServiceDeps): Registering {
  const { db, clock, users, universities, passwords } = deps;
  const handlers: OnRegistered[] = [];
  const inTurn = createKeyedMutex();

  /** The invited user behind the link; throws `link_not_valid`. */
  const invitedBy = async (trx: Trx, { token, role }: { token: string; role?: string }) => {
    const link = await findLink(trx, { secret: token, at: clock.now() });
    const user =
      link && ["register", "set-password"].includes(link.purpose) && (await users.find(trx, link.subject_id));
    if (!user || user.blocked_at || user.accepted_at || (role && user.role !== role)) {
      throw new AppError("link_not_valid");
    }
    return user;
  };

  const register = async ({ role, input, visit }: RegisterOptions): Promise<SignedIn> => {
    const { token, username, usernameAr, password, signature, ...contact } = input;
    // The name is checked before and after, so that no picture is decoded for a registration that is refused anyway.
    const { id, email } = await inScope(db, INVITED, async (trx) => {
      const user = await invitedBy(trx, { token, role });
      await refuseTakenNames(trx, users, { username, usernameAr: usernameAr ?? user.username_ar, id: user.id });
      return user;
    });
    requireGoodPassword(password, { names: [email, username, usernameAr ?? ""], hasSecondFactor: false });
    const drawn = signature ? { signature: await redrawDataUrl(signature, { ...SIGNATURE, account: id }) } : {};
    const hash = await passwords.hash(password);
    return refusingTakenNames(
      inScope(db, INVITED, async (trx) => {
        const at = clock.now();
        const link = await redeemLink(trx, { secret: token, purposes: ["register"], at });
        const user = link && (await users.lock(trx, link.subject_id));
        if (!user || user.blocked_at || user.role !== role) throw new AppError("link_not_valid");
        const author = { id: user.id, role, requestId: visit.requestId };
        await users.change(trx, { user, changes: { ...namesIn(input), ...contact, ...drawn }, author, at });
        await users.setPassword(trx, { user, hash, author, at });
        await logRegistration(trx, { user, author, at });
        const signedIn = await users.countSignIn(trx, { id: user.id, at });
        for (const handler of handlers) await handler(trx, { user: signedIn, author, at });
        const session = { kind: "staff" as const, subjectId: user.id, role, universityId: user.university_id };
        const { secret, handle } = await openAndLog(trx, { session, visit, clock });
        return { authenticated: true, user: await universities.describeUser(trx, signedIn), token: handle, secret };
      }),
    );
  };

  return {
    onRegistered(handler: OnRegistered): void {
      handlers.push(handler);
    },

    readInvited: (token: string) =>
      inScope(db, INVITED, async (trx) => ({
        user: await universities.describeUser(trx, await invitedBy(trx, { token })),
      })),

    register: (registration: RegisterOptions): Promise<SignedIn> =>
      inTurn(registration.input.token, () => register(registration)),
  };
}

const namesIn = ({ username, usernameAr }: RegisterOptions["input"]) => ({
  username,
  ...(usernameAr !== undefined && { username_ar: usernameAr || null }),
});

async function logRegistration(trx: Trx, { user, author, at }: Registration): Promise<void> {
  const event = { kind: "user.registered", subjectId: user.id, data: { role: user.role } };
  await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
}
