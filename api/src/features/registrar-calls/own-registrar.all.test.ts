/** The platform as its own registrar: it signs by itself, so nothing waits for anybody. */
import { exportRegistrarCalls, getRegistrarCalls } from "@ijaza/schema/registrar-calls/calls";
import { expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";

const { fixtures } = await startChainApp({ isBare: true });

test("with a key of the platform there are calls that were made, and none to sign", async () => {
  const university = await fixtures.issuingUniversity();
  const platform = await fixtures.admin("admin_ijaza");
  const read = await platform.call(getRegistrarCalls);
  expect(read).toMatchObject({ registrar: { isOurs: true }, calls: [], total: 0, beginning: [] });
  expect(read.made.map(({ kind, university: { _id } }) => [kind, _id])).toEqual([
    ["university.credential-key", university.id],
    ["university.wallet", university.id],
    ["university.register", university.id],
  ]);
  expect(await platform.refused(exportRegistrarCalls, {})).toMatchObject({ error: "no_call_waits" });
});
