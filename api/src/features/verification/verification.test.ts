import { getChain, proxyChain } from "@ijaza/schema/chain/calls";
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { type Bundle, parseTrustList, verify } from "@ijaza/verifier";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { falseClock } from "../../../test/false-clock.ts";
import type { Member } from "../../../test/fixtures.ts";
import { fileForm } from "../../../test/form.ts";
import { TEST_PUBLIC_URL } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const clock = falseClock();
const { fixtures, anyone, ended, chain, db, rooms, http, verifyOptions } = await startChainApp({ clock });

let agent: Member;
let pending: string;
let signed: string;
let bundle: Bundle;

beforeAll(async () => {
  const university = await fixtures.issuingUniversity();
  agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  for (const number of [1, 2])
    await fixtures.student({ university, values: { studentNumber: `V${number}`, nationalId: `${number}` } });
  const rows = [1, 2].map((number) => diplomaValues(number, { studentNumber: `V${number}` }));
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: rows });
  const { diplomas } = await agent.call(getAllDiplomas, { sort: "diplomaNumber" });
  [signed, pending] = diplomas.map(({ _id }) => _id) as [string, string];
  await responsable.call(decideDiplomas, { diplomasIds: [signed], decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  bundle = (await anyone.send(getDiplomaFile, { id: signed })).json();
});

test("an unsigned diploma is invalid, and its document does not exist", async () => {
  expect(await anyone.call(verifyDiplomaById, { id: pending })).toMatchObject({
    result: { verdict: "invalid", reason: "not_issued" },
  });
  expect((await anyone.send(getDiplomaFile, { id: pending })).statusCode).toBe(404);
});

test("an unknown id is not found", async () => {
  expect(await anyone.refused(verifyDiplomaById, { id: "0".repeat(26) })).toMatchObject({ status: 404 });
});

test("the public gets the public claims, the university all of them, and both are valid", async () => {
  const own: Bundle = (await agent.send(getDiplomaFile, { id: signed })).json();
  const [publicly, inside] = await Promise.all([bundle, own].map((each) => verify(each, verifyOptions)));
  expect(publicly).toMatchObject({ verdict: "valid", facts: { claims: { firstName: "Inès" } } });
  expect(publicly?.facts.claims).not.toHaveProperty("nationalId");
  expect(inside).toMatchObject({ verdict: "valid", facts: { claims: { nationalId: "1", average: 14.25 } } });
  expect(JSON.stringify(inside)).not.toMatch(/etu\.example/);
});

test("a bundle in a JSON body that says something twice is refused as the file is", async () => {
  const text = JSON.stringify(bundle);
  const root = JSON.stringify(bundle.anchor.root);
  const inside = text.replace(`"root":${root}`, `"root":"0x00","\\u0072oot":${root}`);
  const bodies = [`{"credential":${inside}}`, `{"credential":{},"credential":${text}}`];
  const headers = { "content-type": "application/json", "x-csrf-token": await anyone.token() };
  const cookie = [...anyone.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const payload of bodies) {
    const response = await http.inject({
      url: verifyDiploma.path,
      method: "POST",
      headers: { ...headers, cookie },
      payload,
    });
    expect(response.json()).toMatchObject({ result: { verdict: "invalid", reason: "bundle_duplicate_member" } });
  }
  const file = fileForm("diploma.json", Buffer.from(inside));
  expect((await anyone.upload(verifyDiploma, file)).json()).toMatchObject({
    result: { reason: "bundle_duplicate_member" },
  });
});

test("a bundle may come as JSON or as a file", async () => {
  expect(await anyone.call(verifyDiploma, { credential: bundle })).toMatchObject({ result: { verdict: "valid" } });
  const reply = await anyone.upload(verifyDiploma, fileForm("d.json", Buffer.from(JSON.stringify(bundle))));
  expect(reply.json()).toMatchObject({ result: { verdict: "valid" } });
});

test("input that is not a diploma is refused as such", async () => {
  for (const credential of [{}, "hello", 7, null, { format: "other/1" }, "%PDF-1.7 …"]) {
    expect(await anyone.refused(verifyDiploma, { credential })).toMatchObject({ status: 422, error: "not_a_diploma" });
  }
});

test("a changed proof, root, registry or claim is reported with its own code", async () => {
  const changes: [string, Partial<Bundle>][] = [
    // It was signed a moment ago.
    ["node_behind", { anchor: { ...bundle.anchor, root: `0x${"11".repeat(32)}` } }],
    ["registry_mismatch", { anchor: { ...bundle.anchor, registry: `0x${"22".repeat(20)}` } }],
    ["university_mismatch", { anchor: { ...bundle.anchor, university: "99" } }],
  ];
  for (const [reason, change] of changes) {
    const { result } = await anyone.call(verifyDiploma, { credential: { ...bundle, ...change } });
    expect(result).toMatchObject({ reason });
    expect(result.verdict).not.toBe("valid");
  }
});

test("verifications are counted by day and diploma, and nothing else is stored about them", async () => {
  const count = async () => {
    await rooms.visits.close();
    const rows = await inScope(db, EVERYTHING, (trx) => trx.selectFrom("visits").selectAll().execute());
    return rows.find((row) => row.record_id === signed)?.count ?? 0;
  };
  const before = await count();
  await anyone.call(verifyDiplomaById, { id: signed });
  expect(await count()).toBe(before + 1);
});

test("the proxy answers a verifier without a token, one call or several, and refuses writing calls", async () => {
  const ask = (method: string, id = 1) => ({ jsonrpc: "2.0" as const, id, method, params: [] });
  const none = { headers: { "x-csrf-token": "" } };
  expect((await anyone.send(proxyChain, ask("eth_chainId"), none)).json()).toMatchObject({ id: 1, result: "0x4f25" });
  expect((await anyone.send(proxyChain, [ask("eth_chainId", 1), ask("eth_chainId", 2)], none)).json()).toHaveLength(2);
  expect((await anyone.send(proxyChain, ask("evm_mine"), none)).json()).toMatchObject({
    error: "chain_method_not_allowed",
  });
});

test("the pins include a trust list in the verifier's format, which verifies a diploma", async () => {
  const { trust: list, rpc, ...pins } = await anyone.call(getChain);
  expect(pins).toMatchObject({ finality: { confirmations: 1 }, maxBlockAge: 900, quorum: 1, demo: true });
  expect(rpc).toEqual(["/api/chain/rpc"]);
  expect(list).toMatchObject({ format: "ijaza-trust/1", entries: [{ ...pins, origins: [TEST_PUBLIC_URL] }] });
  expect(list).not.toHaveProperty("signatures");
  // So that pages that carry it are the same for an hour, too.
  expect([list.issued, list.expires]).toEqual(Array(2).fill(expect.stringMatching(/:00:00Z$/)));
  const own = parseTrustList(JSON.stringify(list));
  expect(await verify(bundle, { ...verifyOptions, trust: own })).toMatchObject({ verdict: "valid" });
});

test("a cached verdict is no longer given once the chain has stopped for too long", async () => {
  await chain.mine(1);
  expect(await anyone.call(verifyDiplomaById, { id: signed })).toMatchObject({ result: { verdict: "valid" } });
  // Blocks in quick succession have times some seconds ahead of the clock.
  clock.advance({ minutes: 20 });
  const stale = { verdict: "unknown", reason: "node_stale" };
  expect(await anyone.call(verifyDiplomaById, { id: signed })).toMatchObject({ result: stale });
  expect(await anyone.call(verifyDiploma, { credential: bundle })).toMatchObject({ result: stale });
});
