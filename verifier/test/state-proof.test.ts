/** Proofs of a real node: every slot is read as the node stores it, and no byte of a proof can be changed. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runs } from "../../test-seed.ts";
import { readProvedSlots, type SlotQuestion, slotKey } from "../src/state-proof/account.ts";
import { readHeader } from "../src/state-proof/header.ts";
import { ProofFault } from "../src/state-proof/rlp.ts";
import { actSlot, batchSlot, keySlot, readBatch, readKey } from "../src/state-proof/slots.ts";
import { readTrie } from "../src/state-proof/trie.ts";
import { COUNT, INDEX, type RealIssuer, startRealIssuer, UNIVERSITY } from "./real-issuer.ts";

/** Every so many bytes of a node one is changed. */
const STEP = runs({ few: 16, all: 1 });

type AccountProof = { accountProof: string[]; storageProof: { proof: string[] }[] };

let chain: RealIssuer;
let slots: bigint[];
beforeAll(async () => {
  chain = await startRealIssuer();
  // A trie of some depth: many batches, each with words of revocations.
  for (let count = 0; count < 12; count += 1) {
    const bundle = await chain.issueDiploma();
    await chain.revoke(bundle, { superseded: true });
    const { university, root } = bundle.anchor;
    const batch = { university, root, count: COUNT };
    const word = Math.floor(INDEX / 256);
    slots = [
      batchSlot(batch),
      keySlot(BigInt(chain.account)),
      keySlot(BigInt(chain.thumbprint)),
      ...[0, 1].map((n) => actSlot(batch, { word, n })),
    ];
  }
});
afterAll(() => chain.stop());

async function ask<Result>(method: string, ...params: unknown[]): Promise<Result> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await fetch(chain.url, { method: "POST", headers: { "content-type": "application/json" }, body });
  return (await response.json()).result;
}

async function askProof(slotList: bigint[]): Promise<{ answer: AccountProof; question: SlotQuestion }> {
  const block = await ask<Record<string, unknown>>("eth_getBlockByNumber", "latest", false);
  const { stateRoot } = readHeader(block);
  const { registry, codeHash } = chain.entry;
  const answer = await ask<AccountProof>("eth_getProof", registry, slotList.map(slotKey), block.number);
  return { answer, question: { address: registry, codeHash, stateRoot, slots: slotList } };
}

test("every slot is read as the node stores it, present or absent", async () => {
  const variables = Array.from({ length: 12 }, (_, slot) => BigInt(slot));
  const slotList = [...slots, ...variables, ...slots.map((slot) => slot + 1n), (1n << 256n) - 1n];
  const { answer, question } = await askProof(slotList);
  const stored = await Promise.all(
    slotList.map(async (slot) =>
      BigInt(await ask<string>("eth_getStorageAt", chain.entry.registry, slotKey(slot), "latest")),
    ),
  );
  expect(readProvedSlots(answer, question)).toEqual(stored);
  expect(stored.filter((value) => value !== 0n).length).toBeGreaterThan(3);
});

test("the slots of a diploma hold its batch, its keys and its bit", async () => {
  const { answer, question } = await askProof(slots);
  const [batch = 0n, wallet = 0n, credential = 0n, ...acts] = readProvedSlots(answer, question);
  const university = BigInt(UNIVERSITY);
  expect(readBatch(batch)).toMatchObject({ signer: 1, revokedAt: 0 });
  expect(readKey(wallet)).toMatchObject({ university, number: 1, validUntil: 0, compromisedSince: 0 });
  expect(readKey(credential)).toMatchObject({ university, number: 0, byGuardian: false });
  expect(acts).toEqual([1n << BigInt(INDEX % 256), 0n]);
});

test("the account must have the pinned code, and be in the state", async () => {
  const { answer, question } = await askProof(slots);
  expect(() => readProvedSlots(answer, { ...question, codeHash: `0x${"11".repeat(32)}` })).toThrow(ProofFault);
  const other = await ask<AccountProof>("eth_getProof", `0x${"77".repeat(20)}`, slots.map(slotKey), "latest");
  expect(() => readProvedSlots(other, { ...question, address: `0x${"77".repeat(20)}` })).toThrow("not in the state");
});

test("no byte of any node can be changed, and no node left out or added", async () => {
  const { answer, question } = await askProof([...slots, slots[0]! + 1n]);
  const lists = [answer.accountProof, ...answer.storageProof.map(({ proof }) => proof)];
  expect(lists.flat().length).toBeGreaterThan(8);
  const read = () => readProvedSlots(answer, question);
  for (const nodes of lists) {
    for (const [at, node] of nodes.entries()) {
      for (let digit = 2; digit < node.length; digit += 2 * STEP) {
        nodes[at] = `${node.slice(0, digit)}${flip(node[digit]!)}${node.slice(digit + 1)}`;
        expect(read).toThrow(ProofFault);
      }
      nodes[at] = node;
      nodes.splice(at, 1);
      expect(read).toThrow(ProofFault);
      nodes.splice(at, 0, node);
    }
    nodes.push(nodes[0]!);
    expect(read).toThrow("more nodes");
    nodes.pop();
  }
  expect(read).not.toThrow();
});

test("no member of a header can be changed", async () => {
  const block = await ask<Record<string, string>>("eth_getBlockByNumber", "latest", false);
  expect(readHeader(block).hash).toBe(block.hash);
  const outside = ["size", "totalDifficulty", "transactions", "uncles", "withdrawals"];
  const members = Object.keys(block).filter((name) => !outside.includes(name));
  expect(members.length).toBeGreaterThan(15);
  for (const name of members) {
    const changed = { ...block, [name]: `${block[name]!.slice(0, -1)}${flip(block[name]!.at(-1)!)}` };
    expect(() => readHeader(changed), name).toThrow(ProofFault);
  }
});

describe("a trie", () => {
  const KEY = new Uint8Array(32);
  const EMPTY_ROOT = Buffer.from("56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421", "hex");
  const empty = (...nodes: string[]) =>
    readTrie({ root: EMPTY_ROOT, key: KEY, nodes: nodes.map((node) => Buffer.from(node, "hex")) });

  test("without anything leads to nothing, however a node shows it", () => {
    expect(empty()).toBeNull();
    expect(empty("80")).toBeNull();
    expect(() => empty("c0")).toThrow(ProofFault);
    expect(() => empty("80", "80")).toThrow(ProofFault);
  });
});

/** Another digit of hex. */
function flip(digit: string): string {
  return (Number.parseInt(digit, 16) ^ 1).toString(16);
}
