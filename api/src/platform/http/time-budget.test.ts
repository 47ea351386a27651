/** How much processor time a network may use: a burst, then a quarter of a core, with four calls at once. */
import { expect, test, vi } from "vitest";
import { createTimeShares } from "../time-shares.ts";
import { readRaisedNetworks } from "./raised-networks.ts";
import { AT_ONCE, BURST_MS } from "./time-accounts.ts";
import { createTimeBudget, MOST_WAITING, REFUSALS_A_SECOND } from "./time-budget.ts";

const [ONE, OTHER] = ["192.0.2.1", "198.51.100.1"];
const HERE = new AbortController().signal;

function setUp({ raised = "" } = {}) {
  let [time, now] = [0, Date.UTC(2026, 10, 30)];
  const clock = { now: () => new Date(now) };
  const shares = createTimeShares(() => time);
  const putOff: { ms: number; end: () => void }[] = [];
  /** Refusals wait until `endWaiting`. */
  const later = (ms: number) => new Promise<void>((end) => putOff.push({ ms, end }));
  const endWaiting = () => {
    for (const { end } of putOff.splice(0)) end();
  };
  const pauses: number[] = [];
  let uptime = 0;
  const pause = async (ms: number) => {
    pauses.push(ms);
    uptime += ms;
  };
  const networks = readRaisedNetworks(raised || undefined) ?? [];
  const budget = createTimeBudget({ clock, shares, later, pause, uptime: () => uptime, raised: networks });
  const enter = (address = ONE, hasFile = false) => budget.enter(address, { gone: HERE, hasFile });
  const use = (ms: number) => {
    time += ms;
  };
  /** A call that uses so much. */
  const spend = async (ms: number, address = ONE) => {
    const leave = await enter(address);
    use(ms);
    leave();
  };
  /** Lets so many seconds pass. */
  const wait = (seconds: number) => {
    now += 1000 * seconds;
  };
  return { budget, enter, use, spend, wait, putOff, endWaiting, pauses };
}

const secondsOf = (call: () => unknown) =>
  Promise.resolve()
    .then(call)
    .then(
      () => 0,
      (error) => error.data.seconds,
    );

test("a network has ten seconds at once, then one in four, and other networks their own", async () => {
  const { spend, wait } = setUp();
  await spend(BURST_MS - 1);
  await spend(1001);
  expect(await secondsOf(() => spend(1))).toBe(4);
  await spend(1, OTHER);
  wait(4);
  expect(await secondsOf(() => spend(1))).toBe(1);
  wait(1);
  await spend(250);
  expect(await secondsOf(() => spend(1))).toBe(1);
});

test("who asks on without time left is refused a second later, without a turn, and nobody else is put off", async () => {
  const { budget, spend, wait, putOff, endWaiting } = setUp();
  await budget.refuse(ONE);
  await spend(BURST_MS + 1000);
  const ended: number[] = [];
  const refusals = [1, 2].map((number) => secondsOf(() => budget.refuse(ONE)).finally(() => ended.push(number)));
  await budget.refuse(OTHER);
  expect([putOff.map(({ ms }) => ms), ended]).toEqual([[1000, 1000], []]);
  wait(4.004);
  await spend(1);
  endWaiting();
  expect(await Promise.all(refusals)).toEqual([4, 4]);
});

test("of one network no more than fifty refusals are answered a second, by however many connections it asks", async () => {
  const { budget, spend, putOff, endWaiting } = setUp();
  await spend(BURST_MS);
  const ask = (times: number) => Array.from({ length: times }, () => secondsOf(() => budget.refuse(ONE)));
  const refusals = ask(20 * REFUSALS_A_SECOND);
  await vi.waitFor(() => expect(putOff).toHaveLength(refusals.length));
  const within = (ms: number) => putOff.filter((each) => each.ms <= ms).length;
  expect([1000, 2000, 5000].map(within)).toEqual([1, 2, 5].map((seconds) => seconds * REFUSALS_A_SECOND));
  expect(within(9000)).toBe(refusals.length);
  endWaiting();
  await Promise.all(refusals);
  const [next] = ask(1);
  await vi.waitFor(() => expect(putOff.map(({ ms }) => ms)).toEqual([1000]));
  endWaiting();
  await next;
});

test("nobody saves up more than the burst", async () => {
  const { spend, wait } = setUp();
  await spend(1);
  wait(3600);
  await spend(BURST_MS);
  expect(await secondsOf(() => spend(1))).toBe(1);
});

test("what runs is counted before it has ended", async () => {
  const { enter, use } = setUp();
  const leave = await enter();
  use(BURST_MS + 250);
  expect(await secondsOf(() => enter())).toBe(1);
  leave();
});

test("the addresses of a network of IPv6 share its time", async () => {
  const { spend } = setUp();
  await spend(BURST_MS, "2001:db8:1:2::1");
  expect(await secondsOf(() => spend(1, "2001:db8:1:2:ffff::9"))).toBe(1);
  await spend(1, "2001:db8:1:3::1");
});

test("a named range has its times as much", async () => {
  const { spend } = setUp({ raised: "192.0.2.0/24=3, 2001:db8::/32=2" });
  await spend(3 * BURST_MS - 1);
  await spend(750);
  expect(await secondsOf(() => spend(1))).toBe(1);
  await spend(2 * BURST_MS - 1, "2001:db8::1");
  await spend(1, "2001:db8::1");
});

test("calls beyond four at once wait for their turn, in their order, and those of other networks do not wait for them", async () => {
  const { enter } = setUp();
  const running = await Promise.all(Array.from({ length: AT_ONCE }, () => enter()));
  const begun: number[] = [];
  const waiting = [1, 2].map((number) =>
    enter().then((leave) => {
      begun.push(number);
      return leave;
    }),
  );
  await enter(OTHER);
  expect(begun).toEqual([]);
  running[0]!();
  (await waiting[0]!)();
  await waiting[1];
  expect(begun).toEqual([1, 2]);
});

test("a network that uses more than some pages need rests three times as long as its calls took, one call after the other", async () => {
  const { enter, spend, pauses } = setUp();
  for (let call = 0; call < 10; call++) await spend(20);
  expect(pauses).toEqual([]);
  await spend(20);
  await Promise.all([enter(OTHER), enter()]);
  // 20.3 ms each, of which 200 are free.
  expect(pauses.map(Math.round)).toEqual([9, 61]);
});

test("a named range rests its times less", async () => {
  const { spend, pauses } = setUp({ raised: "192.0.2.0/24=2" });
  for (let call = 0; call < 22; call++) await spend(20);
  expect(pauses.map(Math.round)).toEqual([9, 30]);
});

test("of calls that bring a file one runs at a time, and those that wait leave the turns of others free", async () => {
  const { enter } = setUp();
  const first = await enter(ONE, true);
  const files = Array.from({ length: AT_ONCE }, () => enter(ONE, true));
  const calls = await Promise.all(Array.from({ length: AT_ONCE - 1 }, () => enter()));
  expect(calls).toHaveLength(AT_ONCE - 1);
  first();
  for (const file of files) (await file)();
});

test("a network whose queue is full is refused, and one that used its time up while it waited is, too", async () => {
  const { enter, use } = setUp();
  const running = await Promise.all(Array.from({ length: AT_ONCE }, () => enter()));
  const waiting = Array.from({ length: MOST_WAITING }, () => secondsOf(() => enter()));
  expect(await secondsOf(() => enter())).toBe(1);
  use(BURST_MS + 1000);
  for (const leave of running) leave();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([4]));
});

test("a call that has ended twice is charged once", async () => {
  const { enter, use, spend } = setUp();
  const leave = await enter();
  use(BURST_MS - 1);
  leave();
  leave();
  await spend(1);
});

test.each(["192.0.2.0/24", "192.0.2.0/24=0", "192.0.2.0=2", "here=2", "192.0.2.0/24=2=3", ","])(
  "%s is no setting of raised networks",
  (text) => expect(readRaisedNetworks(text)).toBeNull(),
);
