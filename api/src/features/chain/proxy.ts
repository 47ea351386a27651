/** Read-only JSON-RPC for verifiers. Requests are rebuilt from their parameters; nothing else reaches the node. */
import type { RpcCall } from "@ijaza/schema/chain/calls";
import { refusedAs } from "@ijaza/schema/fields/forms";
import { z } from "zod";
import { AppError } from "../../platform/app-error.ts";
import { inputRefusal } from "../../platform/http/input-faults.ts";
import { type ChainNode, NodeRefused } from "./node.ts";

/** Gas that a read may use; the node would run for seconds with what a stranger may write here. */
const GAS_LIMIT = "0x989680";
/** Most slots that a proof may be of; a diploma takes three. */
const MOST_SLOTS = 8;
/** JSON-RPC 2.0, section 5.1: what is no request, as a batch without members. */
const INVALID_REQUEST = -32600;

const block = z
  .string()
  .regex(/^(latest|finalized|0x[0-9a-fA-F]{1,16})$/, refusedAs("not_a_block"))
  .default("latest");
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/, refusedAs("not_an_address"));
const slot = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/, refusedAs("not_a_storage_slot"));
const calldata = z.string().regex(/^0x(?:[0-9a-fA-F]{2}){0,2048}$/, refusedAs("not_calldata"));

/** The parameters of each method that a verifier needs. */
const PARAMS = {
  eth_chainId: z.tuple([]),
  eth_getBlockByNumber: z.tuple([block, z.literal(false).optional()]),
  eth_getCode: z.tuple([address, block]),
  eth_getProof: z.tuple([address, z.array(slot).max(MOST_SLOTS), block]),
  eth_call: z.tuple([z.strictObject({ to: address, data: calldata }), block]),
};

type Request = { method: string; params: unknown[] };

/** The request to the node. Throws `chain_method_not_allowed` for another method or address, `invalid_input` for parameters that do not fit. */
function buildRequest({ method, params = [] }: RpcCall, registry: string): Request {
  const onRegistry = (target: string) => {
    if (target.toLowerCase() !== registry.toLowerCase()) throw new AppError("chain_method_not_allowed");
    return registry;
  };
  if (method === "eth_chainId") return { method, params: parse(PARAMS.eth_chainId, params) };
  if (method === "eth_getBlockByNumber") return { method, params: [parse(PARAMS[method], params)[0], false] };
  if (method === "eth_getCode") {
    const [target, at] = parse(PARAMS[method], params);
    return { method, params: [onRegistry(target), at] };
  }
  if (method === "eth_getProof") {
    const [target, slots, at] = parse(PARAMS[method], params);
    return { method, params: [onRegistry(target), slots, at] };
  }
  if (method === "eth_call") {
    const [{ to, data }, at] = parse(PARAMS[method], params);
    return { method, params: [{ to: onRegistry(to), data, gas: GAS_LIMIT }, at] };
  }
  throw new AppError("chain_method_not_allowed");
}

function parse<T extends z.ZodType>(schema: T, params: unknown): z.output<T> {
  const read = schema.safeParse(params, { reportInput: true });
  if (!read.success) throw inputRefusal(read.error, "params");
  return read.data;
}

type AnswerRpcOptions = { node: ChainNode; registry: string };

/** Answers a call or a batch. A batch with a member that is not allowed is not sent at all. */
export async function answerRpc({ node, registry }: AnswerRpcOptions, body: RpcCall | RpcCall[]) {
  if (!Array.isArray(body)) return passOn(node, body.id, buildRequest(body, registry));
  if (body.length === 0) return { jsonrpc: "2.0", id: null, error: { code: INVALID_REQUEST, message: "Empty batch" } };
  const requests = body.map((call) => buildRequest(call, registry));
  return Promise.all(requests.map((request, at) => passOn(node, body[at]?.id, request)));
}

/** Passes a node's own error on as a JSON-RPC error. */
async function passOn(node: ChainNode, id: RpcCall["id"], { method, params }: Request) {
  const head = { jsonrpc: "2.0" as const, id: id ?? null };
  try {
    return { ...head, result: await node.ask(method, params) };
  } catch (error) {
    if (error instanceof NodeRefused) return { ...head, error: { code: 3, message: error.message, data: error.data } };
    throw new AppError("chain_unavailable", { retryAfter: 5 });
  }
}
