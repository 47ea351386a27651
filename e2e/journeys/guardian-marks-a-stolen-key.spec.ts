/** A signing key is stolen at ten and marked at eleven: what it issued before stays valid, and files are sealed anew. */

import { proxyChain } from "@ijaza/schema/chain/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { getAllUniversities } from "@ijaza/schema/universities/calls";
import { adminOf } from "../actors/admin.ts";
import { keyGuardianOf } from "../actors/key-guardian.ts";
import { foundWithPeople } from "../founding.ts";
import { graduate } from "../graduates.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";
import { NETWORK_ADMIN } from "../universities.ts";

const CREDITS = 4;

test("a stolen key is marked: earlier diplomas stay valid, later ones do not, and files are sealed anew", async ({
  newcomer,
  anyone,
  words,
}) => {
  const { language, say } = words;
  const network = adminOf(await newcomer(), NETWORK_ADMIN);
  const platform = adminOf(await newcomer());
  await openSession(network, network.account.email);
  await openSession(platform, platform.account.email);
  await network.page.goto("/dashboard");
  const { name, responsable, agent } = await foundWithPeople({
    newcomer,
    network,
    platform,
    language,
    country: "TN",
    mode: "modeOne",
    credits: CREDITS,
  });
  const { request } = anyone.page;

  /** When the block came in which the diploma was issued. */
  const issuedAt = async (link: string): Promise<Date> => {
    const id = link.split("/").at(-1) ?? "";
    const address = getDiplomaFile.path.replace(":id", id);
    const bundle = await (await request.get(`${address}?format=json`)).json();
    const params = [`0x${Number(bundle.anchor.block).toString(16)}`, false];
    const call = { jsonrpc: "2.0", id: 1, method: "eth_getBlockByNumber", params };
    const { result } = await (await request.post(proxyChain.path, { data: call })).json();
    return new Date(Number(result.timestamp) * 1000);
  };

  const before = await step("a diploma is issued before the theft", async () =>
    graduate({ agent, responsable, person: await newcomer(), prefix: "K" }),
  );
  await anyone.awaitVerdict(before.link, "valid");
  const oldFile = { name: "old.pdf", mimeType: "application/pdf", buffer: await anyone.downloadPdf() };
  const after = await step("another one is issued with the key after it was stolen", async () =>
    graduate({ agent, responsable, person: await newcomer(), prefix: "K" }),
  );
  await anyone.awaitVerdict(after.link, "valid");

  const guardian = keyGuardianOf(platform);
  const registrar = keyGuardianOf(network);
  await step("the guardian marks it since the theft, and a new key takes over by itself", async () => {
    const { universities } = await (
      await platform.page.request.get(`${getAllUniversities.path}?search=${encodeURIComponent(name)}`)
    ).json();
    const id: string = universities[0]._id;
    await guardian.open(id);
    await guardian.mark(await issuedAt(after.link), { before: 1, after: 1 });
    await guardian.awaitState("marked");
    await guardian.awaitState("current");
    await registrar.open(id);
  });
  const heading = anyone.page.getByRole("heading", { level: 1 });
  await step("the earlier diploma stays valid, the later one is not trusted", async () => {
    await anyone.awaitVerdict(before.link, "valid");
    await anyone.page.goto(after.link);
    await expect(heading).toHaveText(say("verification.headline.issuer.title"));
    await expect(anyone.page.getByText(say("verification.sentences.key_compromised")).first()).toBeVisible();
  });
  await step("the file from before is sealed by the stolen key, and a new one by the next key", async () => {
    await anyone.chooseFile(oldFile);
    await expect(heading).toHaveText(say("verification.headline.resealed.title"));
    await anyone.openLink(before.link);
    await anyone.expectVerdict("valid");
    const buffer = await anyone.downloadPdf();
    expect(buffer.equals(oldFile.buffer)).toBe(false);
    await anyone.chooseFile({ ...oldFile, name: "new.pdf", buffer });
    await anyone.expectVerdict("valid");
  });
  await step("the registrar confirms it, and the university sees that in its settings", async () => {
    await registrar.confirm();
    await registrar.awaitState("compromised");
    await responsable.page.goto("/settings/signing");
    await expect(responsable.page.getByText(say("keys.chips.compromised"), { exact: true })).toBeVisible();
  });
});
