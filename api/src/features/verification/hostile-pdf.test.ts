/** A PDF that is made to exhaust the server gets no verdict, and the server answers others meanwhile. */
import { verifyDiploma } from "@ijaza/schema/verification/calls";
import type { Result } from "@ijaza/verifier";
import { expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { fileForm } from "../../../test/form.ts";
import { createHeldTimer } from "../../../test/held-timer.ts";
import { ENDLESS, namesOfOneObject, sealedPdf } from "../../../test/hostile-pdf.ts";
import { createOpeningPool } from "./opening-pool.ts";

const { timer, running, nextBegun } = createHeldTimer();
const opening = createOpeningPool({
  threads: 2,
  program: { name: "endless-thread", source: new URL("../../../test/endless-thread.ts", import.meta.url) },
  timer,
});
const { anyone, http } = await startChainApp({ opening });

const EMPTY = ["<< /Names << /EmbeddedFiles << /Names [] >> >> >>"];
const check = async (pdf: Buffer): Promise<Result> =>
  (await anyone.upload(verifyDiploma, fileForm("d.pdf", pdf))).json().result;

test("while an endless PDF is read, others are answered; then its reading is stopped without a verdict", async () => {
  const hasBegun = nextBegun();
  const order: string[] = [];
  const hostile = check(sealedPdf([...EMPTY, `(${ENDLESS})`])).finally(() => order.push("hostile"));
  await hasBegun;
  expect((await http.inject("/healthz")).statusCode).toBe(200);
  order.push("health");
  expect(await check(sealedPdf(EMPTY))).toMatchObject({ verdict: "invalid", reason: "attachment_missing" });
  order.push("another");
  expect(running).toHaveLength(1);
  running[0]?.();
  expect(await hostile).toMatchObject({ verdict: "unknown", reason: "document_too_complex", facts: {} });
  expect(order).toEqual(["health", "another", "hostile"]);
  for (const _ of [1, 2]) expect(await check(sealedPdf(EMPTY))).toMatchObject({ reason: "attachment_missing" });
});

test("a PDF with 5,000 names of one object is not read", async () => {
  expect(await check(namesOfOneObject(5000))).toMatchObject({ verdict: "unknown", reason: "document_too_complex" });
  expect(await check(namesOfOneObject(60))).toMatchObject({ reason: "attachment_missing" });
});

test("a bundle that is nested 5,000 levels deep is not a diploma", async () => {
  const deep = "[".repeat(5000) + "]".repeat(5000);
  const bundle = `{"format":"ijaza-bundle/1","credential":"x","proof":${deep},"anchor":{}}`;
  const headers = { "content-type": "application/json", "x-csrf-token": await anyone.token() };
  const cookie = [...anyone.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const credential of [deep, bundle]) {
    const payload = `{"credential":${credential}}`;
    const { url, method } = { url: verifyDiploma.path, method: verifyDiploma.method };
    const answer = await http.inject({ url, method, headers: { ...headers, cookie }, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  }
});
