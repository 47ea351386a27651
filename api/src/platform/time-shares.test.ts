/** Whom processor time is charged to: all that is under way, in equal shares, and nobody while nothing is. */
import { expect, test } from "vitest";
import { createTimeShares } from "./time-shares.ts";

function setUp() {
  let time = 0;
  const shares = createTimeShares(() => time);
  const use = (ms: number) => {
    time += ms;
  };
  return { shares, use };
}

test("work that is alone is charged all that is used meanwhile, and nothing of before", () => {
  const { shares, use } = setUp();
  use(1000);
  const work = shares.begin();
  use(30);
  expect(work.end()).toBe(30);
});

test("work under way at once is charged alike, each while it lasts, and together all that was used", () => {
  const { shares, use } = setUp();
  const long = shares.begin();
  use(10);
  const short = shares.begin();
  use(40);
  const spent = short.end();
  use(5);
  expect([spent, long.end()]).toEqual([20, 35]);
});
