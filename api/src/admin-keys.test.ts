/** The operator's console for keys: listed, marked and replaced without a session. */
import { expect, test } from "vitest";
import { startChainApp } from "../test/chain-harness.ts";
import { EVERYTHING } from "../test/everything.ts";
import { TEST_SECRETS } from "../test/harness.ts";
import { startKeysScene } from "../test/keys-scene.ts";
import { administerKeys, readKeysCommand } from "./admin-keys.ts";
import { systemClock } from "./platform/clock.ts";
import { inScope } from "./platform/database.ts";

const app = await startChainApp();
const { db, fixtures, settled } = app;
const { keyIn, becomes } = await startKeysScene(app);

/** Runs a typed command; resolves with its exit code and its output. */
async function keys(line: string) {
  const command = readKeysCommand(line.split(" "));
  if (!command) throw new Error("a call for help is no command");
  const output: string[] = [];
  const code = await administerKeys(command, {
    db,
    clock: systemClock,
    kek: TEST_SECRETS.keyEncryption,
    registrar: undefined,
    etherPayment: 1n,
    print: (text) => output.push(text),
  });
  return { code, output: output.join("\n") };
}

test("a key is listed, marked by the operator, and another one takes its place", async () => {
  const university = await fixtures.issuingUniversity();
  const key = await keyIn(university.id, "credential", "current");
  const { output } = await keys(`list ${university.slug}`);
  expect(output).toMatch(new RegExp(`${key._id}  credential  current +${key.publicId}`));
  const since = new Date(Date.now() - 3_600_000).toISOString();
  expect(await keys(`mark ${key._id} --since ${since} --reason lost`)).toMatchObject({
    code: 0,
    output: expect.stringContaining("mark waits for the chain"),
  });
  await becomes(university.id, key._id, "marked");
  await settled();
  expect((await keyIn(university.id, "credential", "current"))._id).not.toBe(key._id);
  const events = await inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("audit_events")
      .select(["kind", "actor_role"])
      .where("subject_id", "=", key._id)
      .orderBy("seq")
      .execute(),
  );
  expect(events).toEqual([
    { kind: "key.marking", actor_role: "operator" },
    { kind: "key.marked", actor_role: "system" },
  ]);
  expect((await keys(`confirm ${key._id}`)).code).toBe(0);
  await becomes(university.id, key._id, "compromised");
});

test("a key is known by its address, and a refusal is a sentence", async () => {
  const university = await fixtures.issuingUniversity();
  const wallet = await keyIn(university.id, "wallet", "current");
  expect((await keys(`rotate ${wallet.publicId}`)).code).toBe(0);
  expect(await keys(`rotate ${wallet.publicId}`)).toEqual({
    code: 1,
    output: "A new key of this kind is already on its way. It takes over by itself.",
  });
  expect(await keys(`clear ${wallet._id}`)).toMatchObject({ code: 1 });
  expect(await keys("veto nothing")).toEqual({ code: 1, output: "There is no such university or key." });
  expect(await keys("list nowhere")).toEqual({ code: 1, output: "There is no such university or key." });
});

test.each([
  ["burn key", /There is no command keys burn/],
  ["mark", /takes one name/],
  ["mark key other", /takes one name/],
  ["mark key", /takes --since/],
  ["mark key --since yesterday", /takes --since/],
  ["mark key --since 2026-11-27T10:00:00Z --reason anger", /one of stolen, exposed, lost/],
  ["list slug --loud", /Usage/],
])("keys %s is no command", (line, sentence) => {
  expect(() => readKeysCommand(line.split(" "))).toThrow(sentence);
});

test("a key whose thumbprint begins with a hyphen is named as any other", () => {
  const key = `-${"k".repeat(42)}`;
  expect(readKeysCommand(["end", key])).toEqual({ name: "take", action: "end", key });
});

test("without a command, or asked for help, it says how it is used", () => {
  expect([readKeysCommand([]), readKeysCommand(["--help"])]).toEqual([null, null]);
});
