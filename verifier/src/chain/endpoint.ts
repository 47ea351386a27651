/** What is kept of an endpoint between verifications: its queue of calls, its pins, its last block, its latest reads. */
import type { RegistryState } from "./abi.ts";
import type { ReadFailure } from "./agreement.ts";
import { createCallQueue } from "./call-queue.ts";
import { createPins, type Pins } from "./pins.ts";
import type { Rpc, RpcOptions } from "./rpc.ts";
import { createBatchSender } from "./rpc-batch.ts";
import { createSharedReads, type SharedReads } from "./shared-reads.ts";

/** A whole word of a batch, as one endpoint shows it. */
export type WordRead = { ok: true; state: RegistryState; isFinal: boolean } | ReadFailure;

export type Endpoint = Rpc & {
  pins: Pins;
  reads: SharedReads<WordRead>;
  /** Takes notice of the newest block. When its number falls, the pins have to be proved again. */
  noteBlock: (number: number) => void;
};

const MOST_ENDPOINTS = 64;

/** Kept for each `fetch` function, because another function may reach another network. */
const known = new WeakMap<typeof fetch, Map<string, Endpoint>>();

/** The same endpoint for the same options, as long as there are few of them. Nothing is shared between two. */
export function endpointFor(options: RpcOptions): Endpoint {
  const { fetch, url, timeoutMs } = options;
  const endpoints = known.get(fetch) ?? new Map<string, Endpoint>();
  known.set(fetch, endpoints);
  const name = `${timeoutMs} ${url}`;
  const found = endpoints.get(name);
  if (found) return found;
  const oldest = endpoints.keys().next();
  if (endpoints.size >= MOST_ENDPOINTS && !oldest.done) endpoints.delete(oldest.value);
  const made = createEndpoint(options);
  endpoints.set(name, made);
  return made;
}

function createEndpoint(options: RpcOptions): Endpoint {
  const rpc = { url: options.url, ask: createCallQueue(createBatchSender(options)) };
  const pins = createPins(rpc);
  let lastBlock = 0;
  return {
    ...rpc,
    pins,
    reads: createSharedReads(({ ok }) => ok),
    noteBlock(number) {
      if (number < lastBlock) pins.forget();
      lastBlock = number;
    },
  };
}
