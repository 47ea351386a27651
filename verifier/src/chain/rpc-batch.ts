/** Sends several calls as one JSON-RPC batch, and one by one to an endpoint that has refused a batch. */

import { isObject } from "../credential/shape.ts";
import { type Posted, post, type RpcAnswer, type RpcOptions, type RpcRequest, readAnswer, toCall } from "./rpc.ts";

/** The answers, in the order of the calls. Never throws. */
export type SendCalls = (calls: readonly RpcRequest[]) => Promise<RpcAnswer[]>;

/** Statuses that say "later", not "never": too slow, too many. */
const PASSING = [408, 429];

export function createBatchSender(options: RpcOptions): SendCalls {
  let lastId = 0;
  let takesBatches = true;

  const sendSingly = (calls: readonly RpcRequest[]) =>
    Promise.all(
      calls.map(async (call) => {
        const id = ++lastId;
        const posted = await post(options, toCall(id, call));
        return posted.ok ? readAnswer(posted.value, id) : posted;
      }),
    );

  return async (calls) => {
    if (calls.length === 1 || !takesBatches) return sendSingly(calls);
    const first = lastId + 1;
    lastId += calls.length;
    const posted = await post(
      options,
      calls.map((call, at) => toCall(first + at, call)),
    );
    if (refusesBatch(posted, calls.length)) {
      takesBatches = false;
      return sendSingly(calls);
    }
    if (!posted.ok) return calls.map(() => posted);
    return readAnswers(posted.value, { first, count: calls.length });
  };
}

/** A refusal is an HTTP status of the caller's fault, one object for all, or another number of answers than calls. */
function refusesBatch(posted: Posted, count: number): boolean {
  if (posted.ok) return isObject(posted.value) || (Array.isArray(posted.value) && posted.value.length !== count);
  const { status = 0 } = posted;
  return status >= 400 && status < 500 && !PASSING.includes(status);
}

/** Answers stand in any order. A call without an answer of its id has none. */
function readAnswers(value: unknown, { first, count }: { first: number; count: number }): RpcAnswer[] {
  const answers = Array.isArray(value) ? value : [];
  const byId = new Map(answers.map((each: unknown) => [isObject(each) ? each.id : undefined, each]));
  return Array.from({ length: count }, (_, at) => readAnswer(byId.get(first + at), first + at));
}
