/** Collects the calls that are made in the same turn of the event loop, so that they are sent as one batch. */
import type { RpcAnswer, RpcRequest } from "./rpc.ts";
import type { SendCalls } from "./rpc-batch.ts";

/** Calls in one batch; more are sent as several at once. The proxy of an installation takes as many. */
export const LARGEST_CALL_BATCH = 50;

type Waiting = { call: RpcRequest; answer: (answer: RpcAnswer) => void };

/** Gives what makes a call. No answer is kept: two equal calls are two calls. */
export function createCallQueue(send: SendCalls): (call: RpcRequest) => Promise<RpcAnswer> {
  let waiting: Waiting[] = [];

  const sendPart = async (part: readonly Waiting[]) => {
    const answers = await send(part.map(({ call }) => call));
    for (const [at, { answer }] of part.entries()) answer(answers[at]!);
  };
  const sendAll = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += LARGEST_CALL_BATCH) {
      void sendPart(all.slice(from, from + LARGEST_CALL_BATCH));
    }
  };

  return (call) =>
    new Promise((answer) => {
      waiting.push({ call, answer });
      if (waiting.length === 1) afterThisTurn(sendAll);
    });
}

/** Browsers have no `setImmediate`. */
function afterThisTurn(work: () => void): void {
  if (typeof setImmediate === "function") setImmediate(work);
  else setTimeout(work, 0);
}
