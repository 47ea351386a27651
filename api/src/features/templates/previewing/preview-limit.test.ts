/** A preview that never ends: documents are made meanwhile, and a time limit ends it. */
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { previewTemplate, previewTemplatePdf } from "@ijaza/schema/templates/calls";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createHeldTimer } from "../../../../test/held-timer.ts";
import { layoutOf } from "../../../../test/layouts.ts";
import { createPreviewDrawing } from "../drawing/drawing-threads.ts";

const { timer, running, nextBegun } = createHeldTimer();
const previewDrawing = createPreviewDrawing({
  program: {
    name: "endless-drawing-thread",
    source: new URL("../../../../test/endless-drawing-thread.ts", import.meta.url),
  },
  timer,
});
const { fixtures, anyone } = await startChainApp({ previewDrawing });

const previewOf = (text: string) => ({ kind: "diploma" as const, language: "en" as const, layout: layoutOf(text) });

test("a preview that never ends does not delay documents, and a time limit ends it; the next ones are rendered", async () => {
  const { responsable, diploma } = await fixtures.signedDiploma();
  const other = await fixtures.responsable();
  const hasBegun = nextBegun();
  const endless = responsable.refused(previewTemplate, previewOf("draw me for ever"));
  await hasBegun;
  const waiting = other.call(previewTemplate, previewOf("of somebody else"));

  const document = await anyone.send(getDiplomaFile, { id: diploma._id, format: "pdf" });
  expect([document.statusCode, document.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(running).toHaveLength(1);

  running[0]?.();
  expect(await endless).toMatchObject({ status: 422, error: "preview_too_complex" });
  expect((await waiting).svg).toMatch(/^<svg/);
  expect((await responsable.send(previewTemplatePdf, previewOf("simpler"))).statusCode).toBe(200);
  expect(running).toEqual([]);
});
