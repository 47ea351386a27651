/** Read-only JSON-RPC for verifiers in browsers: an allow-list of methods, and of the registry as the only target. */
import { AppError } from "../../platform/app-error.ts";
import { type ChainNode, NodeRefused } from "./chain.node.ts";

export type RpcCall = { jsonrpc: "2.0"; id?: unknown; method: string; params?: unknown };

const PLAIN_METHODS = new Set([
  "eth_chainId",
  "eth_blockNumber",
  "net_version",
  "eth_getBlockByHash",
  "eth_getTransactionReceipt",
]);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isRegistry = (value: unknown, registry: string) => typeof value === "string" && value.toLowerCase() === registry;

/** Whether a call only reads, and reads nothing but blocks and the registry. */
export function mayPass({ method, params }: RpcCall, registry: string): boolean {
  const [first, second] = Array.isArray(params) ? params : [];
  if (PLAIN_METHODS.has(method)) return true;
  if (method === "eth_getBlockByNumber") return second === false || second === undefined;
  if (method === "eth_getCode" || method === "eth_getStorageAt") return isRegistry(first, registry);
  if (method === "eth_call") return isObject(first) && isRegistry(first.to, registry) && first.value === undefined;
  if (method === "eth_getLogs") return isObject(first) && isRegistry(first.address, registry);
  return false;
}

/** Answers one call; a node's own error is passed on as JSON-RPC says it. */
export async function passOn(node: ChainNode, registry: string, call: RpcCall) {
  if (!mayPass(call, registry)) throw new AppError("chain_method_not_allowed");
  const head = { jsonrpc: "2.0" as const, id: call.id ?? null };
  try {
    return { ...head, result: await node.ask(call.method, Array.isArray(call.params) ? call.params : []) };
  } catch (error) {
    if (error instanceof NodeRefused) return { ...head, error: { code: 3, message: error.message, data: error.data } };
    throw new AppError("chain_unavailable", { retryAfter: 5 });
  }
}
