/** The platform moves to another address: documents of before and after are valid, and what was not sent is made anew. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { readJob } from "@ijaza/schema/jobs/calls";
import { type Bundle, verify } from "@ijaza/verifier";
import { expect, test } from "vitest";
import { registrationOf, type UniversityRow } from "../src/features/universities/universities.service.ts";
import type { UserRow } from "../src/features/users/users.service.ts";
import { inScope } from "../src/platform/database.ts";
import { type ChainApp, startChainApp } from "./chain-harness.ts";
import { diplomaValues } from "./diploma-values.ts";
import { emptyWallet } from "./empty-wallet.ts";
import { EVERYTHING } from "./everything.ts";
import { letTimePass } from "./faults/quiet.ts";
import { studentValues } from "./fixtures.ts";
import { TEST_PUBLIC_URL } from "./harness.ts";

const MOVED = "https://diplomas.example";

const former = await startChainApp({ isBare: true });
const { chain, verifyOptions } = former;
const issuing = await found();
const other = await found();
const before = await startSigning(former, issuing, 1);
await former.ended(before.agent, before.job);
const wallet = await inScope(former.db, EVERYTHING, (trx) => former.rooms.chain.walletOf(trx, other.university.id));
await emptyWallet(chain, wallet!.public_id);
const late = await startSigning(former, other, 2);
const waitingFor = async () => (await late.agent.call(readJob, { id: late.job._id })).waitingFor;
while ((await waitingFor()) !== "ether") await former.signals.next("jobs", { timeoutMs: 250 });
await former.http.close();
const present = await startChainApp({
  database: former,
  startChain: async () => ({ ...chain, stop: async () => {} }),
  publicUrl: MOVED,
});
const { fixtures, anyone, db, rooms, ended } = present;
await chain.fund(wallet!.public_id, 10n ** 18n);

async function found(): Promise<Issuer> {
  const university = await former.fixtures.issuingUniversity();
  const { user: agent } = await former.fixtures.agent({ university });
  const { user: responsable } = await former.fixtures.responsable({ university });
  return { university, agent, responsable };
}

type People = { agent: UserRow; responsable: UserRow };
type Issuer = People & { university: UniversityRow };

/** Imports a diploma, accepts it and signs it; the job may wait. */
async function startSigning({ fixtures: { signedIn } }: ChainApp, people: People, number: number) {
  const agent = await signedIn(people.agent);
  const responsable = await signedIn(people.responsable);
  await agent.call(addDiplomas, {
    mode: "modeTwo",
    diplomas: [{ ...studentValues(number), ...diplomaValues(number) }],
  });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  return { agent, job: await agent.call(signDiplomas, { all: true }) };
}

/** The diplomas of a university by their numbers: whether they are valid, and which issuer they name. */
async function readDiplomas({ agent }: People) {
  const { diplomas } = await (await fixtures.signedIn(agent)).call(getAllDiplomas, { status: "signed" });
  return Promise.all(
    diplomas.map(async ({ _id }) => {
      const { rawPayload } = await anyone.send(getDiplomaFile, { id: _id, format: "json" });
      const bundle = JSON.parse(rawPayload.toString()) as Bundle;
      const { verdict, facts } = await verify(bundle, verifyOptions);
      return { verdict, issuer: facts.issuer?.did };
    }),
  );
}
const issuerAt = (url: string, { university: { slug } }: Issuer) =>
  `did:web:${url.replace(/^https?:\/\//, "").replace(":", "%3A")}:issuers:${slug}`;

test("a diploma of before and one of after the move are valid, each with the issuer of its day", async () => {
  const after = await startSigning(present, issuing, 3);
  expect(await ended(after.agent, after.job)).toMatchObject({ status: "succeeded" });
  expect((await readDiplomas(issuing)).toSorted((one, next) => (one.issuer! < next.issuer! ? 1 : -1))).toEqual([
    { verdict: "valid", issuer: issuerAt(TEST_PUBLIC_URL, issuing) },
    { verdict: "valid", issuer: issuerAt(MOVED, issuing) },
  ]);
});

test("a batch that was signed and not sent before the move is made anew with the present issuer", async () => {
  const agent = await fixtures.signedIn(other.agent);
  expect(await ended(agent, late.job)).toMatchObject({ status: "succeeded" });
  expect(await readDiplomas(other)).toEqual([{ verdict: "valid", issuer: issuerAt(MOVED, other) }]);
});

test("several starts at the new address have the registry renamed once", async () => {
  await Promise.all([1, 2, 3].map(() => rooms.tenants.enterIssuers()));
  const renames = await inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("chain_transactions")
      .select(["university_id", "status"])
      .where("kind", "=", "university.rename")
      .execute(),
  );
  expect(renames.map(({ university_id }) => university_id).toSorted()).toEqual(
    [other.university.id, issuing.university.id].toSorted(),
  );
  expect(renames.every(({ status }) => status === "final")).toBe(true);
});

/** Has the registry name the issuer of this address, as a start at it does; resolves once it does. */
async function renameTo(url: string): Promise<void> {
  await inScope(db, EVERYTHING, (trx) => rooms.chain.rename(trx, registrationOf(issuing.university, url)));
  await present.settled();
}

test("a node with another address than the registry makes nothing, and goes on once the registry names its issuer", async () => {
  await renameTo(TEST_PUBLIC_URL);
  const { agent, job } = await startSigning(present, issuing, 4);
  const readRow = () =>
    inScope(db, EVERYTHING, (trx) =>
      trx.selectFrom("jobs").select(["status", "done", "tries"]).where("id", "=", job._id).executeTakeFirstOrThrow(),
    );
  await expect.poll(async () => (await readRow()).tries).toBeGreaterThan(0);
  await expect.poll(readRow).toMatchObject({ status: "queued", done: 0 });
  await renameTo(MOVED);
  await letTimePass({ db }, issuing.university.id);
  expect(await ended(agent, job)).toMatchObject({ status: "succeeded" });
  expect((await readDiplomas(issuing)).map(({ verdict }) => verdict)).toEqual(["valid", "valid", "valid"]);
});

test("when the registry has refused the issuer for good, what waits ends with the reason", async () => {
  await renameTo(TEST_PUBLIC_URL);
  const { agent, job } = await startSigning(present, issuing, 5);
  await inScope(db, EVERYTHING, (trx) =>
    trx
      .updateTable("chain_transactions")
      .set({ status: "refused" })
      .where("university_id", "=", issuing.university.id)
      .where("kind", "=", "university.rename")
      .execute(),
  );
  expect(await ended(agent, job)).toMatchObject({ status: "failed", error: { error: "enrolment_refused" } });
});
