import { expect, test } from "vitest";
import { nextPart, type Part } from "../parts.ts";
import { type Clock, sendRows } from "./send-rows.ts";

const ROWS = { count: 2500, isBlank: () => false, looseRow: (at: number) => ({ diplomaNumber: `D-${at}` }) };
const sheet = {
  part: async ({ from, size }: { from: number; size: number }) => nextPart({ rows: ROWS, from, size }),
};
/** A clock that advances only by waiting. */
const falseClock = (): Clock & { waited: number[] } => {
  let now = 0;
  const waited: number[] = [];
  return {
    waited,
    now: () => now,
    wait: async (ms) => {
      now += ms;
      waited.push(ms);
    },
  };
};

const run = async (answer: (part: Part, call: number) => void, from = 2) => {
  const sent: string[] = [];
  const waits: number[] = [];
  const stopper = new AbortController();
  let call = 0;
  const end = await sendRows({
    sheet,
    from,
    signal: stopper.signal,
    time: falseClock(),
    onWait: (ms) => {
      if (ms > 0) waits.push(ms);
    },
    send: async (part) => {
      call += 1;
      answer(part, call);
      sent.push(`${part.firstRow}+${part.rows.length}`);
    },
    onSent: () => {},
  });
  return { end, sent, waits };
};

test("a file is sent in parts of a thousand rows", async () => {
  expect(await run(() => {})).toMatchObject({ end: "done", sent: ["2+1000", "1002+1000", "2002+500"] });
});

test("sending resumes where it stopped", async () => {
  expect((await run(() => {}, 2002)).sent).toEqual(["2002+500"]);
});

test("after a lost connection sending waits, longer each time, and no part is left out or sent twice", async () => {
  const { end, sent, waits } = await run((_, call) => {
    if (call === 2 || call === 3) throw { status: "FETCH_ERROR" };
  });
  expect(end).toBe("done");
  expect(sent).toEqual(["2+1000", "1002+1000", "2002+500"]);
  expect(waits).toEqual([2000, 4000]);
});

test("a refusal that retrying cannot solve ends the sending", async () => {
  const refusal = { status: 403, data: { error: "forbidden" } };
  await expect(
    run(() => {
      throw refusal;
    }),
  ).rejects.toBe(refusal);
});
