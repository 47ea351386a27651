/** A PDF is opened in a worker, which is ended when that takes too long. */
import { openPdfHere } from "@ijaza/verifier/pdf/opening";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Apart, OPENING_LIMIT_MS } from "./ask-apart.ts";
import { openPdfApart } from "./open-pdf.ts";
import { verifyFileHere } from "./verify-here.ts";

const PDF = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");
const PINS = {
  chainId: 1,
  genesisHash: "0x",
  registry: "0x",
  codeHash: "0x",
  finality: { confirmations: 1 },
  maxBlockAge: 900,
  quorum: 1,
  demo: true,
  rpc: [],
  trust: {
    format: "ijaza-trust/1" as const,
    version: 1,
    issued: "2026-01-01T00:00:00Z",
    expires: "2126-01-01T00:00:00Z",
    entries: [],
  },
};

// What the page loads late comes by timers of the runner, which must be real.
beforeAll(() => import("./verifier.ts"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that handles messages on this thread, and says whether it still runs. */
const workerOf = (onMessage: (bytes: Uint8Array, send: (type: string, event: object) => void) => void) => {
  const target = new EventTarget();
  const state = { isRunning: true };
  const send = (type: string, event: object) => void target.dispatchEvent(Object.assign(new Event(type), event));
  const worker: Apart = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (bytes: Uint8Array) => onMessage(bytes, send),
    terminate: () => {
      state.isRunning = false;
    },
  };
  return { start: () => worker, state };
};

test("the worker's answer is returned, and the worker ends", async () => {
  const { start, state } = workerOf(async (bytes, send) => send("message", { data: await openPdfHere(bytes) }));
  expect(await openPdfApart(PDF, start)).toMatchObject({ ok: false, code: "not_a_diploma" });
  expect(state.isRunning).toBe(false);
});

test("a PDF that takes too long is given up as undecided", async () => {
  let onMessage = () => {};
  const received = new Promise<void>((resolve) => {
    onMessage = resolve;
  });
  const { start, state } = workerOf(() => onMessage());
  const verifying = verifyFileHere(PDF, { pins: PINS, openPdf: (bytes) => openPdfApart(bytes, start) });
  await received;
  await vi.advanceTimersByTimeAsync(OPENING_LIMIT_MS);
  const { result, text } = await verifying;
  expect(result).toMatchObject({ verdict: "unknown", reason: "document_too_complex", facts: {} });
  expect({ text, ...state }).toEqual({ text: "", isRunning: false });
});

test("a worker that does not start leaves the PDF undecided", async () => {
  const { start } = workerOf((_, send) => send("error", { message: "not delivered" }));
  await expect(openPdfApart(PDF, start)).rejects.toThrow("not delivered");
});
