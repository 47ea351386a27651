/** A key that has ended, or has not begun, seals no PDF; those that it sealed before are made anew with the present one. */
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { changeKey, giveNextKey, sealerOf } from "../../../../test/seals.ts";
import { createDrawing, type Drawing } from "../../templates/templates.service.ts";

const clock = falseClock();
const threads = createDrawing();
/** Runs once, when a document was drawn and is not sealed yet. */
let afterDrawing: (() => Promise<void>) | null = null;
const drawing: Drawing = {
  ...threads,
  async draw(...input) {
    const drawn = await threads.draw(...input);
    await afterDrawing?.();
    afterDrawing = null;
    return drawn;
  },
};
const { fixtures, anyone, db, rooms } = await startChainApp({ clock, drawing });

async function setUp() {
  const { university, diploma } = await fixtures.signedDiploma();
  return { university, ask: () => anyone.send(getDiplomaFile, { id: diploma._id, format: "pdf" }) };
}

const minutesFromNow = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);

test("once its key is replaced, a stored PDF is sealed anew with the present key, and then kept", async () => {
  const { university, ask } = await setUp();
  const first = (await ask()).rawPayload;
  await changeKey(db, university.id, { state: "retired" });
  expect((await ask()).json()).toMatchObject({ error: "no_signing_key" });
  const next = await giveNextKey({ db, rooms }, university.id);
  const anew = (await ask()).rawPayload;
  expect([sealerOf(first) === next.public_id, sealerOf(anew)]).toEqual([false, next.public_id]);
  expect((await ask()).rawPayload.equals(anew)).toBe(true);
});

test("a key whose end has come, or comes within a minute, seals nothing, and its seals count no more", async () => {
  const { university, ask } = await setUp();
  const first = (await ask()).rawPayload;
  await changeKey(db, university.id, { valid_until: minutesFromNow(10) });
  expect((await ask()).rawPayload.equals(first)).toBe(true);
  clock.advance({ minutes: 9, seconds: 30 });
  expect((await ask()).json()).toMatchObject({ error: "no_signing_key" });
});

test("a key that waits for its beginning seals nothing", async () => {
  const { university, ask } = await setUp();
  await changeKey(db, university.id, { state: "waiting" });
  expect((await ask()).json()).toMatchObject({ error: "no_signing_key" });
});

test("a key that ends while the PDF is drawn does not seal it; the present one does", async () => {
  const { university, ask } = await setUp();
  let next = "";
  afterDrawing = async () => {
    await changeKey(db, university.id, { state: "retired" });
    next = (await giveNextKey({ db, rooms }, university.id)).public_id;
  };
  expect(sealerOf((await ask()).rawPayload)).toBe(next);
});
