/** Hours of mails about documents: each mail has a place, no hour has too many, and no mail waits needlessly. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { createAttemptsScene } from "../../../test/attempts-scene.ts";
import { inOneHour } from "../../../test/one-hour.ts";
import { planHours } from "./document-hours.ts";

const HOUR = 3_600_000;
const FIRST = Date.UTC(2026, 0, 1, 12);
const hourOf = (moment: number) => Math.floor((moment - FIRST) / HOUR);
const countBy = <T>(all: readonly T[]) => {
  const counts = new Map<T, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

test("ten thousand documents signed at once are mailed in five hours, two thousand in each", () => {
  const recipients = Array.from({ length: 10_000 }, (_, n) => `one-${n}`);
  const { moments } = planHours({ recipients, university: "here" }, { filled: new Map(), first: FIRST });
  expect([...countBy(moments.map(hourOf)).entries()]).toEqual([0, 1, 2, 3, 4].map((hour) => [hour, 2000]));
});

test("no address gets more than twenty per hour, and none waits because of another", () => {
  const few = fc.array(fc.constantFrom("one", "two", "three"), { maxLength: 90 });
  fc.assert(
    fc.property(few, fc.nat(20), (recipients, before) => {
      const filled = new Map([[`one ${FIRST}`, before]]);
      const { moments, added } = planHours({ recipients, university: "here" }, { filled, first: FIRST });
      const places = recipients.map((recipient, n) => `${recipient} ${hourOf(moments[n]!)}`);
      const counts = countBy(places);
      for (const recipient of new Set(recipients)) {
        const [most, total] = [recipient === "one" ? 20 - before : 20, countBy(recipients).get(recipient)!];
        expect(counts.get(`${recipient} 0`) ?? 0).toBe(Math.min(most, total));
      }
      expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(20);
      expect(added.reduce((sum, each) => sum + each.added, 0)).toBe(2 * recipients.length);
    }),
  );
});

const { db, attempts } = await createAttemptsScene();

test("places are kept: later mails find the hours as full as they are, whatever the spelling of an address", () =>
  inOneHour(db, async () => {
    await db.deleteFrom("notice_hours").execute();
    const take = (...recipients: string[]) =>
      db.transaction().execute((trx) => attempts.documentsAt(trx, { universityId: "here", recipients }));
    await take(...Array.from({ length: 15 }, () => "Dean@staff.example"));
    const later = await take(...Array.from({ length: 10 }, () => "dean@staff.example"), "other@staff.example");
    const hours = later.map((at) => Math.floor(at.getTime() / HOUR));
    const now = hours[0]!;
    expect(hours).toEqual([...Array(5).fill(now), ...Array(5).fill(now + 1), now]);
  }));
