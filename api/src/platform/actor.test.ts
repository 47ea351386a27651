/** The scope of an actor, and how long its password is recent, to the millisecond. */
import { ROLES } from "@ijaza/schema/users/roles";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { startTestDatabase } from "../../test/test-database.ts";
import {
  type Actor,
  hasRole,
  ownScopeOf,
  readFor,
  requirePasswordOfReview,
  requireRecentPassword,
  scopeOf,
  tenantOf,
  withUniversity,
} from "./actor.ts";

const { db } = await startTestDatabase();

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 0, 1, 12);
const session = { id: "me", session: Buffer.alloc(32), confirmedAt: new Date(NOON), reviewedAt: null };
const actorWith = (of: { role: string; universityId?: string | null } & Partial<Actor>) =>
  ({ ...session, kind: of.role === "student" ? "student" : "staff", universityId: "here", ...of }) as Actor;
/** The scope of all universities, whatever the reason. */
const reasoned = { all: expect.any(String) };
const withoutUniversity = expect.objectContaining({ code: "no_university" });

describe.each(ROLES)("%s", (role) => {
  const reachesAll = role === "admin_ijaza" || role === "admin_alecso";

  test("has the scope of its university, or of all, and no access without one", () => {
    expect(scopeOf(actorWith({ role }))).toEqual(reachesAll ? reasoned : { university: "here" });
    expect(tenantOf(actorWith({ role }))).toBe(reachesAll ? null : "here");
    const homeless = actorWith({ role, universityId: null });
    if (reachesAll) expect(scopeOf(homeless)).toEqual(reasoned);
    else expect(() => scopeOf(homeless)).toThrow(withoutUniversity);
    expect(() => withUniversity(homeless)).toThrow(withoutUniversity);
    expect(withUniversity(actorWith({ role }))).toMatchObject({ id: "me", universityId: "here" });
  });

  test("has no other role", () => {
    expect(ROLES.filter((each) => hasRole(actorWith({ role }), [each]))).toEqual([role]);
    expect(hasRole(null, ROLES)).toBe(false);
  });
});

test("the actor's own data are read in its university, or in all if it has none", () => {
  expect(ownScopeOf(actorWith({ role: "resp_uni" }))).toEqual({ university: "here" });
  expect(ownScopeOf(actorWith({ role: "resp_uni", universityId: null }))).toEqual(reasoned);
});

describe("what anyone may see", () => {
  const HERE = "01920000-0000-7000-8000-000000000000";

  /** The scopes that were searched, up to the one in which it is found. */
  const readIn = async (actor: Actor | null, foundIn: "university" | "public" | "nowhere") => {
    const scopes: string[] = [];
    const value = await readFor(db, actor, async (trx) => {
      const { rows } = await sql<{ scope: string; university: string }>`
        select current_setting('ijaza.scope') as scope, current_setting('ijaza.university') as university`.execute(trx);
      const { scope, university } = rows[0]!;
      scopes.push(`${scope} ${university}`.trim());
      return scope === foundIn ? "found" : undefined;
    });
    return { value, scopes };
  };

  test("is read in the reader's university, then among public rows, and nowhere else", async () => {
    const reader = actorWith({ role: "agent_uni", universityId: HERE });
    const own = `university ${HERE}`;
    expect(await readIn(reader, "university")).toEqual({ value: "found", scopes: [own] });
    expect(await readIn(reader, "public")).toEqual({ value: "found", scopes: [own, "public"] });
    expect(await readIn(reader, "nowhere")).toEqual({ value: undefined, scopes: [own, "public"] });
    for (const homeless of [null, actorWith({ role: "admin_ijaza", universityId: null })])
      expect(await readIn(homeless, "public")).toEqual({ value: "found", scopes: ["public"] });
  });
});

describe("the password", () => {
  const outdated = expect.objectContaining({ code: "password_required" });
  const at = (minutes: number, ms = 0) => ({ now: () => new Date(NOON + minutes * MINUTE + ms) });
  const actor = actorWith({ role: "resp_uni" });
  const reviewedAt = (minutes: number) => ({ ...actor, reviewedAt: new Date(NOON + minutes * MINUTE) });

  test("is recent for fifteen minutes", () => {
    expect(() => requireRecentPassword(actor, at(15))).not.toThrow();
    expect(() => requireRecentPassword(actor, at(15, 1))).toThrow(outdated);
    expect(() => requireRecentPassword(reviewedAt(14), at(15, 1))).toThrow(outdated);
  });

  test("is recent in a review for fifteen minutes after each decision, and for two hours at most", () => {
    expect(() => requirePasswordOfReview(actor, at(15))).not.toThrow();
    expect(() => requirePasswordOfReview(actor, at(15, 1))).toThrow(outdated);
    expect(() => requirePasswordOfReview(reviewedAt(14), at(29))).not.toThrow();
    expect(() => requirePasswordOfReview(reviewedAt(14), at(29, 1))).toThrow(outdated);
    expect(() => requirePasswordOfReview(reviewedAt(-20), at(15))).not.toThrow();
    expect(() => requirePasswordOfReview(reviewedAt(119), at(120))).not.toThrow();
    expect(() => requirePasswordOfReview(reviewedAt(119), at(120, 1))).toThrow(outdated);
  });
});
