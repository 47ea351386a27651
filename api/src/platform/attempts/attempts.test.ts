/** How often each thing may be done, and how long one waits then: counted in the database, by a clock that the test sets. */
import { beforeEach, describe, expect, test } from "vitest";
import { startTestDatabase } from "../../../test/harness.ts";
import { type Attempts, createAttempts, sweepAttempts } from "./attempts.ts";
import { canonicalText } from "./canonical-text.ts";
import { networkOf } from "./network-of.ts";
import { tooMany } from "./too-many.ts";

const { db } = await startTestDatabase();
const MINUTE = 60_000;
let now = Date.UTC(2026, 0, 1, 12);
const clock = { now: () => new Date(now) };
const attempts: Attempts = createAttempts({ db, clock, key: Buffer.alloc(32, 7) });

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

const knownFor = (...opened: string[]) => ({ id: "browser", hasOpened: (account: string) => opened.includes(account) });
const origin = (address = "192.0.2.1", ...opened: string[]) => ({ address, known: knownFor(...opened) });
const guessAt = (text: string, { accounts = ["one"], from = origin() } = {}) =>
  attempts.guess({ purpose: "staff-sign-in", origin: from, text, accounts });

/** A source of texts of which no two are the same. */
const createTexts = () => {
  let last = 0;
  return () => {
    last += 1;
    return `${last}@staff.example`;
  };
};

/** Kinds and purposes of what is counted now. */
const countedKinds = async () => {
  const rows = await db.selectFrom("attempts").select("key").orderBy("key").execute();
  return rows.map(({ key }) => key.split(":").slice(0, 2).join(":"));
};

/** Does it so often; gives the seconds to wait before the next one, 0 when there is no wait. */
const waitAfter = async (times: number, act: () => Promise<unknown>) => {
  for (let time = 0; time < times; time += 1) await act();
  return act().then(
    () => 0,
    (error) => error.data.seconds,
  );
};

describe("strangers", () => {
  test("guess at one text five times, and then once a minute", async () => {
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
    now += MINUTE;
    expect(await waitAfter(1, () => guessAt("one"))).toBe(120);
  });

  test("guess fifty times from one network, whatever the text, until the window is over", async () => {
    const newText = createTexts();
    const guess = () => guessAt(newText());
    expect(await waitAfter(49, guess)).toBe(0);
    now += 5 * MINUTE;
    expect(await waitAfter(0, guess)).toBe(10 * 60);
    now += 10 * MINUTE;
    expect(await waitAfter(0, guess)).toBe(0);
  });

  test("are forgotten when the one account that is meant was opened", async () => {
    for (let time = 0; time < 4; time += 1) await guessAt("one");
    await (await guessAt("one")).succeeded(["one"]);
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
  });

  test("lose one guess alone when the text means several accounts", async () => {
    const several = { accounts: ["one", "two"] };
    for (let time = 0; time < 4; time += 1) await guessAt("one", several);
    await (await guessAt("one", several)).succeeded(["one"]);
    expect(await waitAfter(1, () => guessAt("one", several))).toBe(60);
  });

  test("who succeed do not fill their network", async () => {
    const open = async () => (await guessAt("one")).succeeded(["one"]);
    expect(await waitAfter(60, open)).toBe(0);
  });
});

describe("a browser that has opened the account", () => {
  const own = { from: origin("192.0.2.1", "one") };

  test("has five guesses of its own, which strangers do not use up", async () => {
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
    const guess = await guessAt("one", own);
    expect([guess.mayTry("one"), guess.mayTry("two")]).toEqual([true, false]);
    expect(await waitAfter(4, () => guessAt("one", own))).toBe(60);
  });

  test("uses up nothing of what strangers have", async () => {
    expect(await waitAfter(5, () => guessAt("one", own))).toBe(60);
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
  });

  test("begins anew with the right secret, and leaves the count of strangers as it is", async () => {
    for (let time = 0; time < 5; time += 1) await guessAt("one");
    await (await guessAt("one", own)).succeeded(["one"]);
    expect(await waitAfter(5, () => guessAt("one", own))).toBe(60);
    expect(await waitAfter(0, () => guessAt("one"))).toBe(60);
  });

  test("is a stranger to the other accounts of the text", async () => {
    const guess = await guessAt("one", { ...own, accounts: ["one", "two"] });
    expect([guess.mayTry("one"), guess.mayTry("two")]).toEqual([true, true]);
  });
});

test("a wrong guess tells the security log what was typed, in its canonical form", async () => {
  expect((await guessAt("ONE")).wrong("invalid_credentials")).toMatchObject({
    code: "invalid_credentials",
    about: "one",
  });
  expect(tooMany(1)).toMatchObject({ retryAfter: 1, data: { seconds: 1 } });
  expect(tooMany(1001, "one")).toMatchObject({ retryAfter: 2, about: "one" });
});

test("a session is asked five times, and anew when it has answered", async () => {
  const ask = () => attempts.prompt("confirm-password", Buffer.alloc(32, 1));
  for (let time = 0; time < 4; time += 1) await ask();
  await (await ask()).succeeded();
  expect(await waitAfter(5, ask)).toBe(60);
  await attempts.prompt("confirm-password", Buffer.alloc(32, 2));
});

test.each([
  ["contact", 5],
  ["forgotten-password", 50],
] as const)("%s is open to a network %d times in fifteen minutes", async (purpose, most) => {
  const call = () => attempts.fromNetwork(purpose, "192.0.2.1");
  expect(await waitAfter(most - 1, call)).toBe(0);
  expect(await waitAfter(0, call)).toBe(15 * 60);
  await attempts.fromNetwork(purpose, "192.0.2.2");
});

test("a window opens anew when it is over, and lasts from then", async () => {
  const call = () => attempts.fromNetwork("contact", "192.0.2.1");
  expect(await waitAfter(5, call)).toBe(15 * 60);
  now += 15 * MINUTE;
  expect(await waitAfter(4, call)).toBe(0);
  now += 1;
  await expect(call()).rejects.toMatchObject({ code: "too_many_requests" });
});

test("after a day without a failure a person begins anew", async () => {
  const act = () => attempts.byPerson("confirm-email", "one");
  expect(await waitAfter(3, act)).toBe(0);
  now += 24 * 60 * MINUTE;
  expect(await waitAfter(5, act)).toBe(60);
});

describe("codes of first sign-in", () => {
  const HOUR = 60 * MINUTE;
  const codes = (...addresses: string[]) => db.transaction().execute((trx) => attempts.codes(trx, addresses));
  const [one, two] = ["one@etu.example", "two@etu.example"];

  test("go three times a day to one address, in the order in which they are asked for", async () => {
    expect(await codes(one, one, two, one.toUpperCase(), one)).toEqual([true, true, true, true, false]);
    expect(await codes(one, two, two, two)).toEqual([false, true, true, false]);
    expect(await countedKinds()).toEqual(["recipient:code", "recipient:code"]);
  });

  test("are free again a day after the first of them, and for a day from then", async () => {
    expect(await codes(one)).toEqual([true]);
    now += HOUR;
    expect(await codes(one, one)).toEqual([true, true]);
    now += 23 * HOUR - 1;
    expect(await codes(one)).toEqual([false]);
    now += 1;
    expect(await codes(one, one, one)).toEqual([true, true, true]);
    now += 1;
    expect(await codes(one)).toEqual([false]);
  });

  test("are not counted when what they belong to is undone", async () => {
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
    expect(Math.abs(at.getTime() - before)).toBeLessThan(60 * MINUTE);
    const rows = await trx.selectFrom("notice_hours").select(["counter", "taken"]).orderBy("counter").execute();
    await trx.deleteFrom("notice_hours").execute();
    return rows.map(({ counter, taken }) => [counter.split(":").slice(0, 2).join(":"), taken]);
  });
  expect(counters).toEqual([
    ["recipient:notice", 1],
    ["university:notice", 1],
  ]);
});

test("a person is counted, and what was none of theirs is forgotten", async () => {
  const act = () => attempts.byPerson("confirm-email", "one");
  for (let time = 0; time < 5; time += 1) await act();
  await attempts.forgetPerson("confirm-email", "one");
  expect(await waitAfter(5, act)).toBe(60);
  await attempts.byPerson("confirm-email", "two");
});

test("a person mails fifty times an hour, and one address three times a day", async () => {
  const mail = (recipient: string, sender = "one") => attempts.mailing({ purpose: "message", sender, recipient });
  expect(await waitAfter(3, () => mail("dean@staff.example"))).toBe(24 * 3600);
  await expect(mail("DEAN@staff.example", "two")).rejects.toMatchObject({ code: "too_many_requests" });
  const newText = createTexts();
  expect(await waitAfter(46, () => mail(newText()))).toBe(3600);
});

test("three links to a new password an hour go to a text, and three more to the owner's browser", async () => {
  const ask = (...opened: string[]) =>
    attempts.mayMailReset({ email: "Dean@staff.example", origin: origin("192.0.2.1", ...opened), accounts: ["one"] });
  const answers = async (...opened: string[]) => [
    await ask(...opened),
    await ask(...opened),
    await ask(...opened),
    await ask(...opened),
  ];
  expect(await answers()).toEqual([true, true, true, false]);
  expect(await countedKinds()).toEqual(["text:reset"]);
  expect(await answers("one")).toEqual([true, true, true, false]);
  expect(await countedKinds()).toEqual(["browser:reset", "text:reset"]);
  now += 60 * MINUTE;
  expect(await ask()).toBe(true);
});

test("counters of a day ago are swept, and no younger one", async () => {
  await guessAt("one");
  now += 24 * 60 * MINUTE;
  await sweepAttempts(db, clock);
  expect(await db.selectFrom("attempts").selectAll().execute()).not.toEqual([]);
  now += 1;
  await sweepAttempts(db, clock);
  expect(await db.selectFrom("attempts").selectAll().execute()).toEqual([]);
});

test("digits keep what they are worth in every script, and what is no address is counted as it stands", () => {
  expect(canonicalText("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(canonicalText("०१२३४५६७८९")).toBe("0123456789");
  expect(networkOf("nonsense")).toBe("unknown nonsense");
});
