/** Universities in the hands of the admins, by the door and on a real chain. */
import { registerRespUni } from "@ijaza/schema/accounts";
import { getAllDiplomas } from "@ijaza/schema/diploma-reading";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas";
import {
  assignBlockedResponsable,
  changeUniversityResponsable,
  createUniversity,
  getUniversity,
  suspendUniversity,
  toggleCertificateCreation,
  updateUniversity,
} from "@ijaza/schema/universities";
import { getResponsable, verifyUser } from "@ijaza/schema/users";
import { verifyDiplomaById } from "@ijaza/schema/verification";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import type { Member } from "../../../test/given.ts";
import { PASSWORD, studentValues } from "../../../test/given.ts";
import { inScope } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { readUniversity } from "../chain/registry-reads.ts";

const { given, rooms, settled, ended, anyone, visitor, mails, db, signals } = await startChainApp();
const founder = await given.admin("admin_alecso");

let last = 0;
const MODE = { modeOne: true, modeTwo: true, modeThree: false, modeFour: false };

function founding(more: object = {}) {
  last += 1;
  const name = { en: `Al-Manar ${last} University`, fr: `Université Al-Manar ${last}`, ar: `جامعة المنار ${last}` };
  return { name, country: "TN", mode: MODE, ...more };
}

/** A responsable without a university, not signed in. */
const freeResponsable = () => given.account("resp_uni", { universityId: null });

let lastNumber = 5000;

/** An agent with that many accepted diplomas. */
async function withAccepted(university: { id: string }, count: number) {
  const agent = await given.agent({ university: university as never });
  const responsable = await given.responsable({ university: university as never });
  await accept({ agent, responsable, count });
  return { agent, responsable };
}

async function accept({ agent, responsable, count }: { agent: Member; responsable: Member; count: number }) {
  const diplomas = Array.from({ length: count }, () => {
    lastNumber += 1;
    return { ...studentValues(lastNumber), ...diplomaValues(lastNumber) };
  });
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
}

const keysOf = (universityId: string) =>
  inScope(db, "all", (trx) =>
    trx
      .selectFrom("chain_keys")
      .select(["public_id", "state", "valid_until"])
      .where("purpose", "=", "wallet")
      .where("university_id", "=", universityId)
      .orderBy("version")
      .execute(),
  );

const signersOf = (universityId: string) =>
  inScope(db, "all", async (trx) => {
    const rows = await trx
      .selectFrom("batches")
      .select("signer")
      .where("university_id", "=", universityId)
      .orderBy("created_at")
      .execute();
    return rows.map(({ signer }) => signer);
  });

describe("a university is founded", () => {
  test("with its name in three languages, and stands in the registry", async () => {
    const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#0e4a5a" } })
      .jpeg()
      .toBuffer();
    const logo = `data:image/jpeg;base64,${picture.toString("base64")}`;
    const { university } = await founder.call(
      createUniversity,
      founding({ logo, website: "https://www.manar.example/accueil", city: "Tunis" }),
    );
    expect(university).toMatchObject({ slug: `al-manar-${last}-university`, domain: "manar.example", mode: MODE });
    expect(university).toMatchObject({ registeredAt: null, responsable: null, suspended: false });
    expect(university.logo).toMatch(/^data:image\/png;base64,/);
    await settled();
    const { university: later } = await founder.call(getUniversity, { id: university._id });
    expect(later.registeredAt).not.toBeNull();
    const row = await inScope(db, "all", (trx) => rooms.universities.findById(trx, university._id));
    const onChain = await readUniversity(rooms.chain, { registryId: row!.registry_id });
    expect(onChain).toMatchObject({ registered: true, name: university.name.en, domain: "manar.example" });
  });

  test("with a responsable who is invited, and brings wallet and credential key by registering", async () => {
    const responsable = { username: `Salma ${last}`, email: `salma${last}@manar.example` };
    const { university } = await founder.call(createUniversity, founding({ responsable }));
    expect(university.responsable).toMatchObject({ email: responsable.email, IsAccepted: false });
    const token = (await mails.linkFor(responsable.email)).pathname.split("/").at(-1) ?? "";
    await visitor().call(registerRespUni, { token, username: responsable.username, password: PASSWORD });
    await settled();
    expect(await keysOf(university._id)).toMatchObject([{ state: "active", valid_until: null }]);
    const { university: later } = await founder.call(getUniversity, { id: university._id });
    expect(later.responsable).toMatchObject({ IsAccepted: true, blockchainAddress: expect.stringMatching(/^0x/) });
  });

  test("whole or not at all: an e-mail that is taken founds nothing", async () => {
    const taken = await freeResponsable();
    const wanted = founding({ responsable: { username: "Somebody else", email: taken.email } });
    expect(await founder.refused(createUniversity, wanted)).toMatchObject({ status: 409, error: "email_taken" });
    const both = founding({ responsableId: taken.id, responsable: { username: "Two", email: "two@manar.example" } });
    expect(await founder.refused(createUniversity, both)).toMatchObject({ error: "invalid_input" });
    await founder.call(createUniversity, { ...wanted, responsable: undefined } as never);
  });

  test("once: name and domain are its own, whatever the case", async () => {
    const first = founding({ website: "https://once.example" });
    await founder.call(createUniversity, first);
    const again = { ...founding(), name: { ...first.name, en: first.name.en.toUpperCase() } };
    expect(await founder.refused(createUniversity, again)).toMatchObject({ error: "university_name_taken" });
    const same = founding({ website: "http://www.ONCE.example/x" });
    expect(await founder.refused(createUniversity, same)).toMatchObject({ error: "university_domain_taken" });
    const two = await Promise.all([1, 2].map((at) => founder.call(createUniversity, founding({ name: twin(at) }))));
    expect(new Set(two.map(({ university }) => university.slug)).size).toBe(2);
  });

  test("with a responsable who is free, and who can then issue", async () => {
    const user = await freeResponsable();
    const { university } = await founder.call(createUniversity, founding({ responsableId: user.id }));
    expect(university.responsable).toMatchObject({ _id: user.id, blockchainAddress: null });
    await settled();
    const responsable = await given.signedIn(user);
    expect((await responsable.call(verifyUser)).user?.university?._id).toBe(university._id);
    const { university: own } = await responsable.call(getUniversity, { id: university._id });
    expect(own.responsable?.blockchainAddress).toMatch(/^0x[0-9a-f]{40}$/);
    expect(await founder.refused(createUniversity, founding({ responsableId: user.id }))).toMatchObject({
      error: "responsable_not_free",
    });
    const agent = await given.agent();
    expect(await founder.refused(createUniversity, founding({ responsableId: agent.user.id }))).toMatchObject({
      status: 404,
    });
  });

  test("or not at all: what does not fit leaves nothing", async () => {
    const refused = async (more: object) => (await founder.refused(createUniversity, founding(more))).error;
    expect(await refused({ country: "ZZ" })).toBe("invalid_input");
    expect(await refused({ website: "javascript:alert(1)" })).toBe("invalid_input");
    expect(await refused({ logo: "data:image/svg+xml;base64,PHN2Zy8+" })).toBe("picture_not_accepted");
    expect(await refused({ slug: "mine" })).toBe("invalid_input");
    expect(await refused({ responsableId: "0123456789-0123456789-0123" })).toBe("not_found");
  });
});

const twin = (at: number) => ({ en: `Twin${at === 1 ? "-" : " "}University`, fr: `J${at}`, ar: `ت${at} ت` });

describe("a university is kept", () => {
  test("in its details, but not in what the registry holds", async () => {
    const { university } = await founder.call(createUniversity, founding({ city: "Sfax" }));
    const name = { ...university.name, fr: "Université nouvelle" };
    const mode = { ...MODE, modeThree: true };
    const changed = await founder.call(updateUniversity, { _id: university._id, name, mode, city: null });
    expect(changed.university).toMatchObject({ name, mode, city: null, domain: university.domain });
    const renamed = { _id: university._id, name: { ...name, en: "Another" } };
    expect(await founder.refused(updateUniversity, renamed)).toMatchObject({ error: "university_name_registered" });
    const absent = { _id: "0123456789-0123456789-0123", city: "x" };
    expect(await founder.refused(updateUniversity, absent)).toMatchObject({ status: 404 });
  });

  test("with certificates switched on and off", async () => {
    const { university } = await founder.call(createUniversity, founding());
    const toggle = { universityId: university._id, enabled: true };
    const { university: on } = await founder.call(toggleCertificateCreation, toggle);
    expect(on.certificateCreationEnabled).toBe(true);
  });

  test("and is read by its own staff alone", async () => {
    const { id } = await given.university();
    const stranger = await given.agent();
    expect(await stranger.refused(getUniversity, { id })).toMatchObject({ status: 404 });
    expect((await stranger.call(getUniversity, { id: stranger.universityId })).university._id).toBe(
      stranger.universityId,
    );
  });
});

describe("another responsable", () => {
  test("takes over: earlier diplomas stay valid, later ones are signed by the new wallet", async () => {
    const university = await given.issuingUniversity();
    const { agent, responsable: former } = await withAccepted(university, 1);
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    const next = await freeResponsable();
    const changed = await founder.call(changeUniversityResponsable, {
      universityId: university.id,
      responsableId: next.id,
    });
    expect(changed.university.responsable).toMatchObject({ _id: next.id });
    expect((await former.call(verifyUser)).authenticated).toBe(false);
    expect((await agent.call(getResponsable)).responsable?._id).toBe(next.id);
    await settled();
    const [old, current] = await keysOf(university.id);
    expect(old).toMatchObject({ state: "retired", valid_until: expect.any(Date) });
    expect(current).toMatchObject({ state: "active", valid_until: null });

    const responsable = { ...(await given.signedIn(next)), universityId: university.id };
    await accept({ agent, responsable, count: 1 });
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    expect(await signersOf(university.id)).toEqual([old!.public_id, current!.public_id]);
    const { diplomas } = await agent.call(getAllDiplomas, { sort: "diplomaNumber" });
    for (const { _id } of diplomas) {
      expect(await anyone.call(verifyDiplomaById, { id: _id })).toMatchObject({ result: { verdict: "valid" } });
    }
    const earlier = diplomas.find(({ signedAt }) => signedAt === diplomas.map((each) => each.signedAt).sort()[0])!;
    const revoking = await responsable.call(revokeDiploma, { _id: earlier._id, reason: "other" });
    expect((await ended(responsable, revoking)).status).toBe("succeeded");
  });

  test("finds what was on its way signed by the new wallet, and the former one ended after that", async () => {
    const university = await given.issuingUniversity();
    const { agent } = await withAccepted(university, 2);
    const { context } = rooms.chain;
    const { mayIssue } = context;
    context.mayIssue = async () => false;
    const job = await agent.call(signDiplomas, { all: true });
    const { id: universityId } = university;
    const { id: responsableId } = await freeResponsable();
    await founder.call(changeUniversityResponsable, { universityId, responsableId });
    while ((await keysOf(universityId))[1]?.state !== "active") await signals.next("chain", { timeoutMs: 25 });
    context.mayIssue = mayIssue;
    expect((await ended(agent, job)).status).toBe("succeeded");
    await settled();
    const keys = await keysOf(university.id);
    expect(keys.map(({ state }) => state)).toEqual(["retired", "active"]);
    expect(keys[0]!.valid_until).not.toBeNull();
    expect(await signersOf(university.id)).toEqual([keys[1]!.public_id]);
    const { diplomas } = await agent.call(getAllDiplomas, {});
    for (const { _id } of diplomas) {
      expect(await anyone.call(verifyDiplomaById, { id: _id })).toMatchObject({ result: { verdict: "valid" } });
    }
  });

  test("leaves the former key good until what it has sent is through", async () => {
    const university = await given.issuingUniversity();
    const { id: universityId } = university;
    const [former] = await keysOf(universityId);
    const sent = { id: newId(), university_id: universityId, kind: "platform.role", status: "sent" as const };
    await inScope(db, "all", (trx) =>
      trx
        .insertInto("chain_transactions")
        .values({
          ...sent,
          nonce: 9_999,
          signer: former!.public_id,
          target: "0x",
          data: Buffer.alloc(0),
          subject: "{}",
        })
        .execute(),
    );
    const { id: responsableId } = await freeResponsable();
    await founder.call(changeUniversityResponsable, { universityId, responsableId });
    const end = () =>
      inScope(db, "all", (trx) =>
        trx
          .selectFrom("chain_transactions")
          .select(["status", "trouble"])
          .where("university_id", "=", universityId)
          .where("kind", "=", "university.wallet-end")
          .executeTakeFirst(),
      );
    await expect.poll(end, { timeout: 10_000 }).toEqual({ status: "queued", trouble: "chain" });
    expect((await keysOf(universityId))[0]).toMatchObject({ state: "retired", valid_until: null });
    await inScope(db, "all", (trx) => trx.deleteFrom("chain_transactions").where("id", "=", sent.id).execute());
    await settled();
    expect((await keysOf(universityId))[0]!.valid_until).not.toBeNull();
  });

  test("changed twice at once: one wallet is left, and every former one has its end", async () => {
    const university = await given.issuingUniversity();
    await given.account("resp_uni", { universityId: university.id });
    const [first, second] = [await freeResponsable(), await freeResponsable()];
    await Promise.all(
      [first, second].map(({ id: responsableId }) =>
        founder.call(changeUniversityResponsable, { universityId: university.id, responsableId }),
      ),
    );
    await settled();
    const keys = await keysOf(university.id);
    expect(keys.map(({ state }) => state)).toEqual(["retired", "retired", "active"]);
    expect(keys.filter(({ valid_until }) => valid_until === null)).toHaveLength(1);
  });

  test("must be free, and the call asks for the password again after a quarter of an hour", async () => {
    const university = await given.university();
    const busy = await given.account("resp_uni", { universityId: (await given.university()).id });
    const change = { universityId: university.id, responsableId: busy.id };
    expect(await founder.refused(changeUniversityResponsable, change)).toMatchObject({ error: "responsable_not_free" });
    expect(changeUniversityResponsable.confirmed && assignBlockedResponsable.confirmed).toBe(true);
  });

  test("inherits from one who is blocked, agents and all", async () => {
    const university = await given.issuingUniversity();
    const agent = await given.agent({ university });
    const blocked = await given.account("resp_uni", { universityId: university.id });
    const heir = await freeResponsable();
    const handing = { blockedUserId: blocked.id, responsableId: heir.id };
    expect(await founder.refused(assignBlockedResponsable, handing)).toMatchObject({
      error: "responsable_not_blocked",
    });
    await given.blocked(blocked);
    const { university: handed } = await founder.call(assignBlockedResponsable, handing);
    expect(handed).toMatchObject({ _id: university.id, responsable: { _id: heir.id } });
    expect((await agent.call(getResponsable)).responsable?._id).toBe(heir.id);
    await settled();
  });
});

describe("a suspended university", () => {
  test("issues nothing, but revokes and is verified, until it is resumed", async () => {
    const university = await given.issuingUniversity();
    const { agent, responsable } = await withAccepted(university, 1);
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    await accept({ agent, responsable, count: 1 });
    const suspension = { universityId: university.id, suspended: true, reason: "Licence under review" };
    const { university: suspended } = await founder.call(suspendUniversity, suspension);
    expect(suspended).toMatchObject({ suspended: true, suspensionReason: "Licence under review" });
    expect(await founder.refused(suspendUniversity, suspension)).toMatchObject({ error: "suspension_unchanged" });
    expect(await agent.refused(signDiplomas, { all: true })).toMatchObject({ error: "university_suspended" });
    await settled();
    const { diplomas } = await agent.call(getAllDiplomas, { status: "signed" });
    const id = diplomas[0]!._id;
    expect(await anyone.call(verifyDiplomaById, { id })).toMatchObject({ result: { verdict: "valid" } });
    const revoked = await ended(responsable, await responsable.call(revokeDiploma, { _id: id, reason: "other" }));
    expect(revoked.status).toBe("succeeded");

    await founder.call(suspendUniversity, { ...suspension, suspended: false });
    expect((await ended(agent, await agent.call(signDiplomas, { all: true }))).status).toBe("succeeded");
  });
});
