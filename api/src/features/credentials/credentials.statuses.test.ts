/** The statuses of a list, read back by another implementation, @sd-jwt/jwt-status-list. */
import { StatusList } from "@sd-jwt/jwt-status-list";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LIST_SIZE } from "../issuing/issuing.service.ts";
import { BITS, encodeStatuses, STATUSES } from "./credentials.statuses.ts";

test("each entry has its status, and all others are valid", () => {
  const entries = fc.dictionary(fc.nat(63).map(String), fc.constantFrom(...Object.values(STATUSES)));
  fc.assert(
    fc.property(entries, (named) => {
      const statuses = Object.entries(named).map(([entry, status]) => [Number(entry), status] as const);
      const read = StatusList.decompressStatusList(encodeStatuses(64, statuses), BITS);
      const expected = Array.from({ length: 64 }, (_, entry) => named[entry] ?? STATUSES.valid);
      expect(read.statusList).toEqual(expected);
    }),
  );
});

test("a full list with a thousand revocations has less than three kilobytes", () => {
  const spread = Array.from({ length: 1000 }, (_, at) => [(at * 7919) % LIST_SIZE, STATUSES.revoked] as const);
  expect(encodeStatuses(LIST_SIZE, []).length).toBeLessThan(100);
  expect(encodeStatuses(LIST_SIZE, spread).length).toBeLessThan(3000);
});
