/** Creates the demo student's shares and a waiting request once, through the services that people use. */
import { claimsOfPreset } from "@ijaza/schema/sharing/presets";
import { DEFAULT_SHARE_DAYS, DEFAULT_VIEWS } from "@ijaza/schema/sharing/shares";
import type { App } from "../src/app.ts";
import type { StudentActor, TenantActor } from "../src/platform/actor.ts";
import { type Db, inScope } from "../src/platform/database.ts";
import { DEMO_STUDENT } from "./demo-accounts.ts";
import { callerOfDemo } from "./demo-waiting.ts";

const DAY_MS = 24 * 3600 * 1000;

const ORGANISATION = {
  organisation: "Atlas Ingénierie",
  contact: "Meriem Gharbi",
  email: "recrutement@atlas.example",
  purpose: "job",
  claims: ["firstName", "lastName", "titleFr", "titleAr", "level", "academicYear", "honours"],
} as const;

/** An address that is reserved for examples, so that nobody calls from it. */
const STRANGER = { address: "192.0.2.1", language: "fr" } as const;

type Sharing = { app: App; db: Db; universityId: string };

/** Creates a share that can be opened, one with a PIN, one that was ended, and a request that waits. */
export async function shareDemo({ app, db, universityId }: Sharing): Promise<void> {
  const { shares, requests } = app.rooms.sharing;
  const found = await findShareable(db, universityId);
  if (!found) return;
  const caller = callerOfDemo(actorOf({ id: found.studentId, universityId }));
  if ((await shares.list(caller)).shares.length > 0) return;

  const token = await requests.makeRequest({ ...ORGANISATION, reference: found.recordId }, STRANGER);
  if (token) await requests.confirm(token);

  const share = {
    items: [{ recordId: found.recordId, claims: claimsOfPreset("public", { kind: "diploma", names: found.names }) }],
    expiresAt: new Date(Date.now() + DEFAULT_SHARE_DAYS * DAY_MS).toISOString(),
    views: DEFAULT_VIEWS,
    pin: false,
  };
  const ended = await shares.create(caller, { ...share, purpose: "visa", label: "Consulat" });
  await shares.takeBack(caller, ended.share._id);
  await shares.create(caller, { ...share, purpose: "studies", label: "Université de Lyon", pin: true });
  await shares.create(caller, { ...share, purpose: "job", label: "Cabinet Nour" });
}

/** A signed diploma of the demo student; undefined if a person deleted the diploma or the student. */
const findShareable = (db: Db, universityId: string) =>
  inScope(db, { university: universityId }, async (trx) => {
    const owned = trx.selectFrom("students").innerJoin("diplomas", "diplomas.student_id", "students.id");
    const found = await owned
      .select(["students.id as studentId", "diplomas.id as recordId", "diplomas.content"])
      .where("students.university_id", "=", universityId)
      .where("students.email", "=", DEMO_STUDENT.email)
      .where("diplomas.university_id", "=", universityId)
      .where("diplomas.status", "=", "signed")
      .orderBy("diplomas.diploma_number")
      .executeTakeFirst();
    return found && { ...found, names: Object.keys(JSON.parse(found.content ?? "{}")) };
  });

/** The student as an actor without a session. */
const actorOf = ({ id, universityId }: { id: string; universityId: string }): StudentActor & TenantActor => ({
  kind: "student",
  id,
  role: "student",
  universityId,
  session: Buffer.alloc(0),
  confirmedAt: new Date(),
  reviewedAt: null,
});
