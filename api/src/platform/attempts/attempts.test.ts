/** How often a secret may be guessed and other things be done, and how long one waits then. */
import { beforeEach, describe, expect, test } from "vitest";
import { createAttemptsScene, createTexts, HOUR, MINUTE, origin, waitAfter } from "../../../test/attempts-scene.ts";
import { sweepAttempts } from "./attempts.ts";
import { canonicalText } from "./canonical-text.ts";
import { networkOf } from "./network-of.ts";
import { tooMany } from "./too-many.ts";

const { db, clock, attempts, advance, forgetAll } = await createAttemptsScene();
beforeEach(forgetAll);

const guessAt = (text: string, { accounts = ["one"], from = origin() } = {}) =>
  attempts.guess({ purpose: "staff-sign-in", origin: from, text, accounts });

describe("strangers", () => {
  test("guess at one text five times, and then once a minute", async () => {
    expect(await waitAfter(5, () => guessAt("one"))).toBe(60);
    advance(MINUTE);
    expect(await waitAfter(1, () => guessAt("one"))).toBe(120);
  });

  test("guess fifty times from one network, whatever the text, until the window is over", async () => {
    const newText = createTexts();
    const guess = () => guessAt(newText());
    expect(await waitAfter(49, guess)).toBe(0);
    advance(5 * MINUTE);
    expect(await waitAfter(0, guess)).toBe(10 * 60);
    advance(10 * MINUTE);
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
  advance(15 * MINUTE);
  expect(await waitAfter(4, call)).toBe(0);
  advance(1);
  await expect(call()).rejects.toMatchObject({ code: "too_many_requests" });
});

test("after a day without a failure a person begins anew", async () => {
  const act = () => attempts.byPerson("confirm-email", "one");
  expect(await waitAfter(3, act)).toBe(0);
  advance(24 * HOUR);
  expect(await waitAfter(5, act)).toBe(60);
});

test("a person is counted, and what was none of theirs is forgotten", async () => {
  const act = () => attempts.byPerson("confirm-email", "one");
  for (let time = 0; time < 5; time += 1) await act();
  await attempts.forgetPerson("confirm-email", "one");
  expect(await waitAfter(5, act)).toBe(60);
  await attempts.byPerson("confirm-email", "two");
});

test("counters of a day ago are swept, and no younger one", async () => {
  await guessAt("one");
  advance(24 * HOUR);
  await sweepAttempts(db, clock);
  expect(await db.selectFrom("attempts").selectAll().execute()).not.toEqual([]);
  advance(1);
  await sweepAttempts(db, clock);
  expect(await db.selectFrom("attempts").selectAll().execute()).toEqual([]);
});

test("digits keep what they are worth in every script, and what is no address is counted as it stands", () => {
  expect(canonicalText("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(canonicalText("०१२३४५६७८९")).toBe("0123456789");
  expect(networkOf("nonsense")).toBe("unknown nonsense");
});
