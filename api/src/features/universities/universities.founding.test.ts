/** Admins found and manage universities, on a real chain. */
import { registerRespUni, resendInvitation } from "@ijaza/schema/accounts/calls";
import {
  createUniversity,
  getUniversity,
  toggleCertificateCreation,
  updateUniversity,
} from "@ijaza/schema/universities/calls";
import { verifyUser } from "@ijaza/schema/users/calls";
import { describe, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { PASSWORD } from "../../../test/fixtures.ts";
import { createTenantScene, MODE } from "../../../test/tenant-scene.ts";
import { inScope } from "../../platform/database.ts";
import { sharp } from "../../platform/files/sharp.ts";
import { readUniversity } from "../chain/chain.service.ts";

const app = await startChainApp();
const { fixtures, rooms, settled, visitor, mails, db } = app;
const { founding, freeResponsable, keysOf } = createTenantScene(app);
const founder = await fixtures.admin("admin_alecso");

describe("a university is founded", () => {
  test("with its name in three languages, and is in the registry", async () => {
    const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#0e4a5a" } })
      .jpeg()
      .toBuffer();
    const logo = `data:image/jpeg;base64,${picture.toString("base64")}`;
    const input = founding({ logo, website: "https://www.manar.example/accueil", city: "Tunis", language: "fr" });
    const { university } = await founder.call(createUniversity, input);
    expect(university).toMatchObject({ name: input.name, domain: "manar.example", language: "fr", mode: MODE });
    expect(university.slug).toBe(input.name.en.toLowerCase().replaceAll(" ", "-"));
    expect(university).toMatchObject({ registeredAt: null, responsable: null, suspended: false });
    expect(university.logo).toMatch(/^data:image\/png;base64,/);
    await settled();
    const { university: later } = await founder.call(getUniversity, { id: university._id });
    expect(later.registeredAt).not.toBeNull();
    const row = await inScope(db, EVERYTHING, (trx) => rooms.universities.findById(trx, university._id));
    const onChain = await readUniversity(rooms.chain, { registryId: row!.registry_id });
    expect(onChain).toMatchObject({ registered: true, name: university.name.en, domain: "manar.example" });
  });

  test("with what its documents print", async () => {
    const facts = {
      cityAr: "تونس",
      countryLine: { en: "Republic of Tunisia", fr: "République tunisienne", ar: "الجمهورية التونسية" },
      digits: "eastern",
    } as const;
    const { university } = await founder.call(createUniversity, founding(facts));
    expect(university).toMatchObject({ ...facts, ministryLine: null, legalText: null, calendar: "gregorian" });
  });

  test("with an invited responsable, whose registration creates wallet and credential key", async () => {
    const responsable = { username: "Salma Trabelsi", email: "salma@manar.example" };
    const { university } = await founder.call(createUniversity, founding({ responsable }));
    expect(university.responsable).toMatchObject({ email: responsable.email, IsAccepted: false });
    const token = (await mails.linkFor(responsable.email)).pathname.split("/").at(-1) ?? "";
    await visitor().call(registerRespUni, { token, username: responsable.username, password: PASSWORD });
    await settled();
    expect(await keysOf(university._id)).toMatchObject([{ state: "active", valid_until: null }]);
    const { university: later } = await founder.call(getUniversity, { id: university._id });
    expect(later.responsable).toMatchObject({ IsAccepted: true, blockchainAddress: expect.stringMatching(/^0x/) });
  });

  test("with an invitation that counts towards the limit of three a day to one address", async () => {
    const responsable = { username: "Rim Gharbi", email: "rim@manar.example" };
    const { university } = await founder.call(createUniversity, founding({ responsable }));
    const again = { userId: university.responsable!._id };
    for (let time = 0; time < 2; time += 1) await founder.call(resendInvitation, again);
    const refusal = await founder.refused(resendInvitation, again);
    expect(refusal).toMatchObject({ status: 429, error: "too_many_requests" });
    expect(await mails.to(responsable.email)).toHaveLength(3);
  });

  test("completely or not at all: with a taken e-mail nothing is founded", async () => {
    const taken = await freeResponsable();
    const input = founding();
    const responsable = { username: "Somebody else", email: taken.email };
    expect(await founder.refused(createUniversity, { ...input, responsable })).toMatchObject({
      status: 409,
      error: "email_taken",
    });
    const both = founding({ responsableId: taken.id, responsable: { username: "Two", email: "two@manar.example" } });
    expect(await founder.refused(createUniversity, both)).toMatchObject({ error: "invalid_input" });
    await founder.call(createUniversity, input);
  });

  test("once: name and domain are unique, without regard to case", async () => {
    const first = founding({ website: "https://once.example" });
    await founder.call(createUniversity, first);
    const again = { ...founding(), name: { ...first.name, en: first.name.en.toUpperCase() } };
    expect(await founder.refused(createUniversity, again)).toMatchObject({ error: "university_name_taken" });
    const same = founding({ website: "http://www.ONCE.example/x" });
    expect(await founder.refused(createUniversity, same)).toMatchObject({ error: "university_domain_taken" });
    const two = await Promise.all([1, 2].map((at) => founder.call(createUniversity, founding({ name: alike(at) }))));
    expect(new Set(two.map(({ university }) => university.slug)).size).toBe(2);
  });

  test("with a responsable who has no university, and who can then issue", async () => {
    const user = await freeResponsable();
    const { university } = await founder.call(createUniversity, founding({ responsableId: user.id }));
    expect(university.responsable).toMatchObject({ _id: user.id, blockchainAddress: null });
    await settled();
    const responsable = await fixtures.signedIn(user);
    expect((await responsable.call(verifyUser)).user?.university?._id).toBe(university._id);
    const { university: own } = await responsable.call(getUniversity, { id: university._id });
    expect(own.responsable?.blockchainAddress).toMatch(/^0x[0-9a-f]{40}$/);
    expect(await founder.refused(createUniversity, founding({ responsableId: user.id }))).toMatchObject({
      error: "responsable_not_free",
    });
    const agent = await fixtures.agent();
    expect(await founder.refused(createUniversity, founding({ responsableId: agent.user.id }))).toMatchObject({
      status: 404,
    });
  });

  test("or not at all: invalid input leaves nothing", async () => {
    const refused = async (more: object) => (await founder.refused(createUniversity, founding(more))).error;
    expect(await refused({ country: "ZZ" })).toBe("invalid_input");
    expect(await refused({ website: "javascript:alert(1)" })).toBe("invalid_input");
    expect(await refused({ logo: "data:image/svg+xml;base64,PHN2Zy8+" })).toBe("picture_not_accepted");
    expect(await refused({ slug: "mine" })).toBe("invalid_input");
    const unprintable = founding({ name: { ...founding().name, fr: "Université 王" }, city: "ก" });
    expect((await founder.refused(createUniversity, unprintable)).errors).toMatchObject([
      { path: "name.fr", error: "letter_without_font", message: expect.stringContaining("王") },
      { path: "city", error: "letter_without_font" },
    ]);
    const unseen = await founder.refused(createUniversity, founding({ address: "12 rue de la Liberté\u200b" }));
    expect(unseen.errors).toMatchObject([{ path: "address", error: "invisible_character" }]);
    expect(await refused({ responsableId: "0123456789-0123456789-0123" })).toBe("not_found");
  });
});

describe("a logo is not decoded", () => {
  // It is not a valid picture: if it were decoded, it would be refused itself.
  const logo = "data:image/png;base64,AAAA";

  test("for a university whose name or domain is taken, and nobody is invited", async () => {
    const input = founding({ website: "https://taken-once.example" });
    const { university } = await founder.call(createUniversity, input);
    const refused = async (more: object) =>
      (await founder.refused(createUniversity, founding({ logo, ...more }))).error;
    const name = { ...founding().name, en: university.name.en.toUpperCase() };
    expect(await refused({})).toBe("picture_not_accepted");
    expect(await refused({ name })).toBe("university_name_taken");
    expect(await refused({ website: "https://www.Taken-Once.example/fr" })).toBe("university_domain_taken");
    const responsable = { username: "Hela Karoui", email: "hela@manar.example" };
    for (let time = 0; time < 4; time += 1) expect(await refused({ name, responsable })).toBe("university_name_taken");
  });

  test("for a responsable whose e-mail or name is taken, which is answered fifty times an hour", async () => {
    const { email, username } = await freeResponsable();
    const refused = async (responsable: { username: string; email: string }) =>
      (await founder.refused(createUniversity, founding({ logo, responsable }))).error;
    expect(await refused({ username: "Sonia Ayari", email: "sonia@manar.example" })).toBe("picture_not_accepted");
    expect(await refused({ username: "Sonia Ayari", email: email.toUpperCase() })).toBe("email_taken");
    const named = { username: username.toUpperCase(), email: "named@manar.example" };
    await db.deleteFrom("attempts").execute();
    for (let time = 0; time < 50; time += 1) expect(await refused(named)).toBe("username_taken");
    expect(await refused(named)).toBe("too_many_requests");
  });

  test("for a university that keeps its registered name", async () => {
    const { university } = await founder.call(createUniversity, founding());
    const name = { ...university.name, en: "Another Name" };
    const refusal = await founder.refused(updateUniversity, { _id: university._id, name, logo });
    expect(refusal).toMatchObject({ error: "university_name_registered" });
  });
});

const alike = (at: number) => ({ en: `Twin${at === 1 ? "-" : " "}University`, fr: `J${at}`, ar: `ت${at} ت` });

describe("a university is kept", () => {
  test("in its details, but not in those of the registry", async () => {
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

  test("and is read only by its own staff", async () => {
    const { id } = await fixtures.university();
    const stranger = await fixtures.agent();
    expect(await stranger.refused(getUniversity, { id })).toMatchObject({ status: 404 });
    expect((await stranger.call(getUniversity, { id: stranger.universityId })).university._id).toBe(
      stranger.universityId,
    );
  });
});
