/** Makes one answer of those of several endpoints: enough of them must be fresh, and none may contradict another. */

import { DEFAULT_QUORUM } from "../trust/trust.ts";
import { describeStale, isStale } from "./block-age.ts";
import type { ChainFailure, CheckRead, DiplomaState, ReadRequest, UncountedEndpoint } from "./chain-reader.ts";

export type ReadFailure = { ok: false; code: ChainFailure; detail: string };
export type EndpointRead = { ok: true; state: DiplomaState } | ReadFailure;

type Named<Read> = Read & { endpoint: string };
type Answer = Named<Extract<EndpointRead, { ok: true }>>;
type Terms = Pick<ReadRequest, "entry" | "now">;

/**
 * Refuses all answers when an endpoint serves another chain, or when two answers differ, even if one of them is old.
 * Otherwise as many fresh answers must agree as the entry's quorum asks for. The result names every other endpoint.
 */
export function agree(reads: Named<EndpointRead>[], terms: Terms): CheckRead {
  const endpoints = reads.map(({ endpoint }) => endpoint);
  const failed = reads.filter((read): read is Named<ReadFailure> => !read.ok);
  const answers = reads.filter((read): read is Answer => read.ok);
  const wrong = failed.find(({ code }) => code === "wrong_chain" || code === "wrong_code");
  const uncounted = [...failed.map(uncountedFailure), ...answers.flatMap((answer) => uncountedIfStale(answer, terms))];
  const refuse = (code: ChainFailure, detail: string): CheckRead => ({
    ok: false,
    code,
    detail,
    asked: endpoints,
    uncounted,
  });
  if (wrong) return refuse(wrong.code, wrong.detail);
  if (new Set(answers.map(({ state }) => describeDecisive(state))).size > 1) {
    const names = answers.map(({ endpoint }) => endpoint).join(", ");
    return refuse("rpc_disagree", `These do not agree with each other: ${names}.`);
  }
  const [first] = failed;
  if (answers.length === 0)
    return refuse(first?.code ?? "chain_unreachable", first?.detail ?? "No endpoint was given.");
  const counted = answers.filter((answer) => !isAnswerStale(answer, terms));
  const oldest = counted.toSorted((a, b) => a.state.blockNumber - b.state.blockNumber)[0];
  if (!oldest) return refuse("node_stale", `No answer is fresh enough. ${describeUncounted(uncounted)}`);
  const { quorum = DEFAULT_QUORUM } = terms.entry;
  if (counted.length < quorum) {
    const detail = `${quorum} endpoints must agree, and ${counted.length} of ${reads.length} counted.`;
    return refuse("quorum_missed", `${detail} ${describeUncounted(uncounted)}`.trim());
  }
  const isFinal = counted.every(({ state }) => state.isFinal);
  const names = counted.map(({ endpoint }) => endpoint);
  return { ok: true, state: { ...oldest.state, isFinal }, asked: names, uncounted };
}

function uncountedFailure({ endpoint, code, detail }: Named<ReadFailure>): UncountedEndpoint {
  return { endpoint, code, detail };
}

function uncountedIfStale(answer: Answer, terms: Terms): UncountedEndpoint[] {
  if (!isAnswerStale(answer, terms)) return [];
  const detail = describeStale({ ...terms, blockTime: answer.state.blockTime });
  return [{ endpoint: answer.endpoint, code: "node_stale", detail: `Not counted: ${detail}.` }];
}

function isAnswerStale({ state: { blockTime } }: Answer, terms: Terms): boolean {
  return isStale({ ...terms, blockTime });
}

function describeUncounted(uncounted: UncountedEndpoint[]): string {
  return uncounted.map(({ endpoint, code, detail }) => `${endpoint} (${code}): ${detail}`).join(" ");
}

/** All fields that decide, as one text. Honest endpoints may differ in block and finality, so these are left out. */
function describeDecisive({ blockNumber: _, blockTime: __, isFinal: ___, ...decisive }: DiplomaState): string {
  return JSON.stringify(decisive, (_name, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}
