/**
 * Universities that can issue, five transactions each: a file begins with their rows, and with their chain as it was then. They
 * are kept from run to run.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type ChainNode, createNode } from "../src/features/chain/node.ts";
import type { UniversityRow } from "../src/features/universities/universities.service.ts";
import { inScope } from "../src/platform/database.ts";
import { openChainApp } from "./chain-app.ts";
import { EVERYTHING } from "./everything.ts";
import { keptChain, mineLater } from "./kept-chain.ts";
import { type State, takeDatabase } from "./kept-database.ts";
import { cachePlace, keepAt } from "./run-cache.ts";
import type { TestDatabase } from "./test-database.ts";

/** Most files need no more. */
const READY = 10;
/** No file makes so many of its own. */
const FIRST = 901;
/** What writes their rows and their transactions. */
const SOURCES = [
  "package-lock.json",
  "api/migrations",
  "api/src/platform",
  ...["chain", "credits", "universities"].map((room) => `api/src/features/${room}`),
  "contracts/abi/DiplomaRegistry.ts",
  ...["chain-app", "fixtures", "harness", "kept-chain", "kept-database", "ready-universities"].map(
    (name) => `api/test/${name}.ts`,
  ),
];

type Ready = {
  /** What is in the database with them. */
  state: State;
  ids: string[];
  /** Their chain, as anvil dumps it. */
  chain: string;
};

/** Where none are kept yet, the first file of a worker makes only what it needs: it may be the only one. */
let isFirst = true;
let ready: Promise<Ready> | undefined;
/** Of the chain, for the next file: each can be used once. */
let snapshot: unknown;

type Taken = NonNullable<Awaited<ReturnType<typeof takeDatabase>>>;

/**
 * They, their chain and the worker's database belong to the file until `give`; undefined while these are taken already, and
 * where it is not worth while to make them.
 */
export async function takeReady(): Promise<
  { database: TestDatabase; universities: UniversityRow[]; give(): Promise<void> } | undefined
> {
  // Of today, so that they are not old to a test.
  const place = cachePlace("ready-universities", SOURCES, new Date().toDateString());
  const areMissing = !ready && !existsSync(place);
  if (areMissing && isFirst) {
    isFirst = false;
    return undefined;
  }
  const taken = await takeDatabase();
  if (!taken) return undefined;
  const node = createNode((await keptChain()).url);
  if (areMissing) await keepAt(place, async (path) => writeFileSync(path, JSON.stringify(await make(taken, node))));
  ready ??= load(place, node);
  const { state, ids } = await ready;
  await taken.restore(state);
  await node.ask("evm_revert", [snapshot]);
  snapshot = await node.ask("evm_snapshot", []);
  // The chain's clock went back too, and its newest block may be old.
  await mineLater(node);
  const { database, give } = taken;
  const universities = await Promise.all(ids.map((id) => readUniversity(database, id)));
  return { database, universities, give };
}

async function make({ database, restore, capture }: Taken, node: ChainNode): Promise<Ready> {
  await restore();
  await node.ask("anvil_reset", []);
  const app = await openChainApp({ database, chain: await keptChain(), first: FIRST });
  await app.http.ready();
  const universities = await app.fixtures.issuingUniversities(READY);
  await app.close();
  const withStates = true;
  const chain = await node.ask<string>("anvil_dumpState", [withStates]);
  return { state: await capture(), ids: universities.map(({ id }) => id), chain };
}

async function load(place: string, node: ChainNode): Promise<Ready> {
  const kept: Ready = JSON.parse(readFileSync(place, "utf8"));
  await node.ask("anvil_reset", []);
  await node.ask("anvil_loadState", [kept.chain]);
  snapshot = await node.ask("evm_snapshot", []);
  return kept;
}

const readUniversity = ({ db }: TestDatabase, id: string): Promise<UniversityRow> =>
  inScope(db, EVERYTHING, (trx) =>
    trx.selectFrom("universities").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  );
