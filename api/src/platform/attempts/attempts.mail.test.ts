/** Limits of mails: codes, notices, messages and links, by recipient and by sender. */
import { beforeEach, describe, expect, test } from "vitest";
import { createAttemptsScene, createTexts, HOUR, origin, waitAfter } from "../../../test/attempts-scene.ts";
import type { Trx } from "../database.ts";

const { db, attempts, advance, countedKinds, forgetAll } = await createAttemptsScene();
beforeEach(forgetAll);

/** What the hours have taken, by kind and purpose; deleted, since hours are those of the real clock. */
async function takenOf(trx: Trx) {
  const rows = await trx.deleteFrom("notice_hours").returning(["counter", "taken"]).execute();
  return rows.map(({ counter, taken }) => [counter.split(":").slice(0, 2).join(":"), taken]).sort();
}

describe("codes of first sign-in", () => {
  const codes = (...addresses: string[]) => db.transaction().execute((trx) => attempts.codes(trx, addresses));
  const [one, two] = ["one@etu.example", "two@etu.example"];

  test("are sent three times a day to one address, in the order of the requests", async () => {
    expect(await codes(one, one, two, one.toUpperCase(), one)).toEqual([true, true, true, true, false]);
    expect(await codes(one, two, two, two)).toEqual([false, true, true, false]);
    expect(await countedKinds()).toEqual(["recipient:code", "recipient:code"]);
  });

  test("are allowed again a day after the first of them, and for a day from then", async () => {
    expect(await codes(one)).toEqual([true]);
    advance(HOUR);
    expect(await codes(one, one)).toEqual([true, true]);
    advance(23 * HOUR - 1);
    expect(await codes(one)).toEqual([false]);
    advance(1);
    expect(await codes(one, one, one)).toEqual([true, true, true]);
    advance(1);
    expect(await codes(one)).toEqual([false]);
  });

  test("are not counted when their transaction is rolled back", async () => {
    const undone = db.transaction().execute(async (trx) => {
      await attempts.codes(trx, [one, one, one]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await codes(one)).toEqual([true]);
  });
});

test("a notice is counted for its recipient and its university", async () => {
  const notice = { universityId: "here", recipient: "Dean@staff.example" };
  const before = Date.now();
  const counters = await db.transaction().execute(async (trx) => {
    const at = await attempts.noticeAt(trx, notice);
    expect(Math.abs(at.getTime() - before)).toBeLessThan(HOUR);
    return takenOf(trx);
  });
  expect(counters).toEqual([
    ["recipient:notice", 1],
    ["university:notice", 1],
  ]);
});

test("documents are counted for each of their recipients and for their university", async () => {
  const mails = { universityId: "here", recipients: ["one@etu.example", "Two@etu.example", "two@ETU.example"] };
  const counters = await db.transaction().execute(async (trx) => {
    expect(await attempts.documentsAt(trx, mails)).toHaveLength(3);
    return takenOf(trx);
  });
  expect(counters).toEqual([
    ["recipient:document", 1],
    ["recipient:document", 2],
    ["university:document", 3],
  ]);
});

test("an address is asked five times a day to confirm that it wants access", async () => {
  const ask = (email = "Hr@acme.example") => attempts.mayMailRequest(email);
  for (let time = 0; time < 5; time += 1) expect(await ask()).toBe(true);
  expect([await ask(), await ask("hr@ACME.example"), await ask("other@acme.example")]).toEqual([false, false, true]);
  expect(await countedKinds()).toEqual(["recipient:access-request", "recipient:access-request"]);
  advance(24 * HOUR);
  expect(await ask()).toBe(true);
});

test("a person may send fifty mails an hour, and three a day to one address", async () => {
  const mail = (recipient: string, sender = "one") =>
    db.transaction().execute((trx) => attempts.written(trx, { purpose: "message", sender, recipients: [recipient] }));
  expect(await waitAfter(3, () => mail("dean@staff.example"))).toBe(24 * 3600);
  await expect(mail("DEAN@staff.example", "two")).rejects.toMatchObject({ code: "too_many_requests" });
  const newText = createTexts();
  expect(await waitAfter(47, () => mail(newText()))).toBe(3600);
});

test("three password links an hour are sent for a typed name, one to each network, and three to the owner's browser", async () => {
  const ask = (address: string, ...opened: string[]) =>
    attempts.mayMailReset({ email: "Dean@staff.example", origin: origin(address, ...opened), accounts: ["one"] });
  const answers: boolean[] = [];
  for (const network of [1, 1, 2, 3, 4]) answers.push(await ask(`192.0.2.${network}`));
  expect(answers).toEqual([true, false, true, true, false]);
  const own: boolean[] = [];
  for (let time = 0; time < 4; time += 1) own.push(await ask("192.0.2.1", "one"));
  expect(own).toEqual([true, true, true, false]);
  advance(HOUR);
  expect(await ask("192.0.2.1")).toBe(true);
});
