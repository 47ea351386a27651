/** Of an account's repeated requests one runs and the newest waits. */
import { expect, test } from "vitest";
import { createNewestOnly } from "./newest-only.ts";

/** Work that ends on command, and the order in which it started. */
function createAsker(most = 3) {
  const newestOnly = createNewestOnly({ most, replaced: () => new Error("replaced") });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, slot = "design", account = "a") =>
    newestOnly({ account, slot }, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }).catch((error: Error) => `${name} ${error.message}`);
  const end = async (name: string, ended: Promise<string>) => {
    ends.get(name)?.();
    return ended;
  };
  return { ask, end, began };
}

test("the first one is finished, the newest follows, and those between are replaced at once", async () => {
  const { ask, end, began } = createAsker();
  const [first, second, third] = ["first", "second", "third"].map((name) => ask(name));
  expect(await second).toBe("second replaced");
  expect(began).toEqual(["first"]);
  expect(await end("first", first!)).toBe("first");
  expect(await end("third", third!)).toBe("third");
  expect(await end("later", ask("later"))).toBe("later");
});

test("other slots wait in turn, other accounts do not wait", async () => {
  const { ask, end, began } = createAsker();
  const design = ask("design");
  const other = ask("other", "thumbnail");
  expect(await end("somebody", ask("somebody", "design", "b"))).toBe("somebody");
  expect(began).toEqual(["design", "somebody"]);
  await end("design", design);
  expect(await end("other", other)).toBe("other");
});

test("no account has more waiting work than allowed", async () => {
  const { ask } = createAsker(2);
  const [, oldest] = ["at work", "oldest", "next", "last"].map((name) => ask(name, name));
  expect(await oldest).toBe("oldest replaced");
});

test("failed work does not delay the next", async () => {
  const newestOnly = createNewestOnly({ most: 3, replaced: () => new Error("replaced") });
  const place = { account: "a", slot: "design" };
  const failing = newestOnly(place, () => Promise.reject(new Error("no")));
  const next = newestOnly(place, async () => "next");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("next");
});
