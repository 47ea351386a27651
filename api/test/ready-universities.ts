/**
 * Universities that can issue, made once a worker: five transactions each. A file begins with their rows, and with their chain
 * as it was then.
 */

import { createNode } from "../src/features/chain/node.ts";
import type { UniversityRow } from "../src/features/universities/universities.service.ts";
import { openChainApp } from "./chain-app.ts";
import { keptChain, mineLater } from "./kept-chain.ts";
import { type State, takeDatabase } from "./kept-database.ts";
import type { TestDatabase } from "./test-database.ts";

/** Most files need no more. */
const READY = 10;
/** No file makes so many of its own. */
const FIRST = 901;

type Ready = {
  /** What is in the database with them. */
  state: State;
  universities: readonly UniversityRow[];
};

/** The first file of a worker makes only what it needs: a file on which somebody works runs alone. */
let isFirst = true;
let made: Promise<Ready> | undefined;
/** Of the chain, for the next file: each can be used once. */
let snapshot: unknown;

type Taken = NonNullable<Awaited<ReturnType<typeof takeDatabase>>>;

/**
 * They, their chain and the worker's database belong to the file until `give`; undefined for the first file, and while they
 * are taken already.
 */
export async function takeReady(): Promise<
  { database: TestDatabase; universities: Ready["universities"]; give(): Promise<void> } | undefined
> {
  if (isFirst) {
    isFirst = false;
    return undefined;
  }
  const taken = await takeDatabase();
  if (!taken) return undefined;
  made ??= make(taken);
  const { state, universities } = await made;
  await taken.restore(state);
  const node = createNode((await keptChain()).url);
  await node.ask("evm_revert", [snapshot]);
  snapshot = await node.ask("evm_snapshot", []);
  // The chain's clock went back too, and its newest block may be old.
  await mineLater(node);
  return { database: taken.database, universities, give: taken.give };
}

async function make({ database, restore, capture }: Taken): Promise<Ready> {
  const chain = await keptChain();
  await restore();
  const app = await openChainApp({ database, chain, first: FIRST });
  await app.http.ready();
  const universities = await app.fixtures.issuingUniversities(READY);
  await app.close();
  snapshot = await createNode(chain.url).ask("evm_snapshot", []);
  return { state: await capture(), universities };
}
