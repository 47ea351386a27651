/** Waiting for commits of other transactions, and no longer than the timeout. */
import { setMaxListeners } from "node:events";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { EVERYTHING } from "../../test/everything.ts";
import { startTestDatabase } from "../../test/test-database.ts";
import { inScope } from "./database.ts";
import { notify } from "./notify.ts";
import { listenForSignals } from "./signals.ts";

const { url, db } = await startTestDatabase();
const signals = listenForSignals(url);
afterAll(() => signals.close());

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const LONG_MS = 600_000;
const stopping = new AbortController();
setMaxListeners(0, stopping.signal);
const wait = (timeoutMs: number) => signals.next("chain", { timeoutMs, signal: stopping.signal });
const publish = () => inScope(db, EVERYTHING, (trx) => notify(trx, { channel: "chain", subject: "somebody" }));

test("a wait ends with the signal", async () => {
  const waits = [
    wait(LONG_MS),
    signals.about("chain", { subject: "somebody", timeoutMs: LONG_MS, signal: stopping.signal }),
  ];
  await publish();
  expect(await Promise.all(waits)).toHaveLength(2);
});

test("a wait ends after its timeout, also when nothing comes and memory is collected meanwhile", async () => {
  // Runs often enough that the engine has optimised the code, as on a node that has run for hours.
  for (let round = 0; round < 20; round += 1) {
    const many = Array.from({ length: 500 }, () => wait(LONG_MS));
    await publish();
    await Promise.all(many);
  }
  const waits = Array.from({ length: 20 }, () => wait(100));
  // Objects made in the current turn are never collected in it.
  await setImmediate();
  collect();
  await Promise.all(waits);
});

test("a wait ends when it is aborted, also before it began", async () => {
  const waits = [wait(LONG_MS)];
  stopping.abort();
  waits.push(wait(LONG_MS));
  expect(await Promise.all(waits)).toHaveLength(2);
});
