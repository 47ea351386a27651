/** How often secrets may be guessed and other actions repeated, and how long a caller waits then. */
import { beforeEach, describe, expect, test } from "vitest";
import { createAttemptsScene, createTexts, HOUR, MINUTE, origin, waitAfter } from "../../../test/attempts-scene.ts";
import { sweepAttempts } from "./attempts.ts";
import { canonicalText } from "./canonical-text.ts";
import type { GuessPurpose } from "./counters.ts";
import { networkOf } from "./network-of.ts";
import { tooMany } from "./too-many.ts";

const { db, clock, attempts, advance, countedKinds, forgetAll } = await createAttemptsScene();
beforeEach(forgetAll);

type GuessOptions = { accounts?: string[]; from?: ReturnType<typeof origin>; purpose?: GuessPurpose };
const guessAt = (text: string, { accounts = ["one"], from = origin(), purpose = "staff-sign-in" }: GuessOptions = {}) =>
  attempts.guess({ purpose, origin: from, text, accounts });
const elsewhere = { from: origin("203.0.113.9") };

describe("strangers", () => {
  test("may guess at one name five times, and then once a minute", async () => {
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
    advance(MINUTE);
    expect(await waitAfter(1, () => guessAt("one"))).toBe(120);
  });

  test("may guess fifty times from one network, whatever the name, until the window has ended", async () => {
    const newText = createTexts();
    const guess = () => guessAt(newText());
    expect(await waitAfter(49, guess)).toBe(0);
    advance(5 * MINUTE);
    expect(await waitAfter(0, guess)).toBe(10 * 60);
    advance(10 * MINUTE);
    expect(await waitAfter(0, guess)).toBe(0);
  });

  test("have their guesses forgotten when the only account of the name was opened", async () => {
    for (let time = 0; time < 4; time += 1) await guessAt("one");
    await (await guessAt("one")).succeeded(["one"]);
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
  });

  test("get back only one guess when the name means several accounts", async () => {
    const several = { accounts: ["one", "two"] };
    for (let time = 0; time < 4; time += 1) await guessAt("one", several);
    await (await guessAt("one", several)).succeeded(["one"]);
    expect(await waitAfter(1, () => guessAt("one", several))).toBe(60);
  });

  test("who succeed do not use up the limit of their network", async () => {
    const open = async () => (await guessAt("one")).succeeded(["one"]);
    expect(await waitAfter(60, open)).toBe(0);
  });
});

describe("the owner in a new browser", () => {
  test("tries a password at once from a network that has not guessed at the name, three times a day", async () => {
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
    for (let time = 0; time < 3; time += 1) expect((await guessAt("one", elsewhere)).mayTry("one")).toBe(true);
    expect(await waitAfter(0, () => guessAt("one", elsewhere))).toBe(60);
    advance(24 * HOUR);
    await guessAt("one", elsewhere);
  });

  test("does not use these three up with right passwords, and ends the wait of everybody", async () => {
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
    for (let time = 0; time < 4; time += 1) await (await guessAt("one", elsewhere)).succeeded(["one"]);
    expect(await waitAfter(4, () => guessAt("one"))).toBe(0);
  });

  test.each(["first-code", "second-secret"] as const)(
    "is not delayed by guesses at a %s, which nobody can guess",
    async (purpose) => {
      const guess = () => guessAt("one", { purpose });
      expect(await waitAfter(49, guess)).toBe(0);
      expect(await waitAfter(0, guess)).toBe(15 * 60);
      await guessAt("one", { purpose, ...elsewhere });
    },
  );

  test("waits with a short code, from whatever network", async () => {
    const purpose = "second-factor";
    expect(await waitAfter(5, () => guessAt("one", { purpose }))).toBe(60);
    expect(await waitAfter(0, () => guessAt("one", { purpose, ...elsewhere }))).toBe(60);
  });
});

test("an account has one count, by whatever name it is called, and what is not tried is answered as wrong", async () => {
  for (let time = 0; time < 5; time += 1) expect((await guessAt("mail")).mayTry("one")).toBe(true);
  for (let time = 0; time < 3; time += 1) expect((await guessAt("name")).mayTry("one")).toBe(true);
  const held = await guessAt("name");
  expect([held.mayTry("one"), held.wrong("invalid_credentials").status]).toEqual([false, 401]);
  expect((await guessAt("name", { accounts: ["two"] })).mayTry("two")).toBe(true);
});

describe("a browser that has opened the account", () => {
  const own = { from: origin("192.0.2.1", "one") };

  test("has five guesses of its own, which strangers cannot use up", async () => {
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
    const guess = await guessAt("one", own);
    expect([guess.mayTry("one"), guess.mayTry("two")]).toEqual([true, false]);
    expect(await waitAfter(4, () => guessAt("one", own))).toBe(60);
  });

  test("does not use up guesses of strangers", async () => {
    expect(await waitAfter(5, () => guessAt("one", own))).toBe(60);
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
  });

  test("starts again with the right secret, and leaves the count of strangers unchanged", async () => {
    for (let time = 0; time < 5; time += 1) await guessAt("one");
    await (await guessAt("one", own)).succeeded(["one"]);
    expect(await waitAfter(5, () => guessAt("one", own))).toBe(60);
    expect(await waitAfter(0, () => guessAt("one"))).toBe(60);
  });

  test("does not end the wait at a name that another account has, too", async () => {
    const several = { accounts: ["one", "two"] };
    expect(await waitAfter(5, () => guessAt("one", several))).toBe(60);
    const mixed = await guessAt("one", { ...several, from: origin("203.0.113.9", "one") });
    await mixed.succeeded(["one"]);
    expect(await waitAfter(1, () => guessAt("one", several))).toBe(60);
  });

  test("is a stranger to other accounts of the same name", async () => {
    const guess = await guessAt("one", { ...own, accounts: ["one", "two"] });
    expect([guess.mayTry("one"), guess.mayTry("two")]).toEqual([true, true]);
  });
});

test("a wrong guess logs the typed name in its canonical form as a security event", async () => {
  expect((await guessAt("ONE")).wrong("invalid_credentials")).toMatchObject({
    code: "invalid_credentials",
    about: "one",
  });
  expect(tooMany(1)).toMatchObject({ retryAfter: 1, data: { seconds: 1 } });
  expect(tooMany(1001, "one")).toMatchObject({ retryAfter: 2, about: "one" });
});

test("a session may try five times, and starts again after a right answer", async () => {
  const ask = () => attempts.prompt("confirm-password", Buffer.alloc(32, 1));
  for (let time = 0; time < 4; time += 1) await ask();
  await (await ask()).succeeded();
  expect(await waitAfter(5, ask)).toBe(60);
  await attempts.prompt("confirm-password", Buffer.alloc(32, 2));
});

test.each([
  ["contact", 5],
  ["forgotten-password", 50],
] as const)("%s is allowed to a network %d times in fifteen minutes", async (purpose, most) => {
  const call = () => attempts.fromNetwork(purpose, "192.0.2.1");
  expect(await waitAfter(most - 1, call)).toBe(0);
  expect(await waitAfter(0, call)).toBe(15 * 60);
  await attempts.fromNetwork(purpose, "192.0.2.2");
});

test("a domain is asked for five times a day, in whatever spelling", async () => {
  const ask = (name = "Acme.example") => db.transaction().execute((trx) => attempts.fromDomain(trx, name));
  expect(await waitAfter(5, ask)).toBe(24 * 3600);
  await expect(ask("acme.EXAMPLE")).rejects.toMatchObject({ code: "too_many_requests" });
  await ask("other.example");
  expect(await countedKinds()).toEqual(["domain:access-request", "domain:access-request"]);
});

test("a person downloads what is kept of it five times a day", async () => {
  const download = () => attempts.ofOwnData("one");
  expect(await waitAfter(5, download)).toBe(24 * 3600);
  await attempts.ofOwnData("two");
  expect(await countedKinds()).toEqual(["person:own-data", "person:own-data"]);
});

test("who waits is told their own wait, not that of another", async () => {
  const act = (person: string) => () => attempts.byPerson("confirm-email", person);
  expect(await waitAfter(5, act("one"))).toBe(60);
  advance(MINUTE / 2);
  expect(await waitAfter(5, act("two"))).toBe(60);
  expect(await waitAfter(0, act("one"))).toBe(30);
});

test("a new window starts when the old one has ended", async () => {
  const call = () => attempts.fromNetwork("contact", "192.0.2.1");
  expect(await waitAfter(5, call)).toBe(15 * 60);
  advance(15 * MINUTE);
  expect(await waitAfter(4, call)).toBe(0);
  advance(1);
  await expect(call()).rejects.toMatchObject({ code: "too_many_requests" });
});

test("after a day without a failure a person starts again", async () => {
  const act = () => attempts.byPerson("confirm-email", "one");
  expect(await waitAfter(3, act)).toBe(0);
  advance(24 * HOUR);
  expect(await waitAfter(5, act)).toBe(60);
});

test("actions of a person are counted, and a reset forgets them", async () => {
  const act = () => attempts.byPerson("confirm-email", "one");
  for (let time = 0; time < 5; time += 1) await act();
  await attempts.forgetPerson("confirm-email", "one");
  expect(await waitAfter(5, act)).toBe(60);
  await attempts.byPerson("confirm-email", "two");
});

test("counters are swept after a day, and no younger ones", async () => {
  await guessAt("one");
  advance(24 * HOUR);
  await sweepAttempts(db, clock);
  expect(await db.selectFrom("attempts").selectAll().execute()).not.toEqual([]);
  advance(1);
  await sweepAttempts(db, clock);
  expect(await db.selectFrom("attempts").selectAll().execute()).toEqual([]);
});

test("digits of all scripts count as the same digits, and text that is no address is counted unchanged", () => {
  expect(canonicalText("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(canonicalText("०१२३४५६७८९")).toBe("0123456789");
  expect(networkOf("nonsense")).toBe("unknown nonsense");
});
