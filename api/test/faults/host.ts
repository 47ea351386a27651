/** A server of the product, with workers, in its own process. It executes its parent's orders until it is killed. */
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { type App, createApp } from "../../src/app.ts";
import type { AppOptions } from "../../src/app-options.ts";
import { type ChainIdentity, provePins } from "../../src/features/chain/identity.ts";
import { createKeys } from "../../src/features/chain/keys/keys.ts";
import { createNode, NodeUnreachable } from "../../src/features/chain/node.ts";
import { AppError } from "../../src/platform/app-error.ts";
import { armCrash } from "../../src/platform/crash-points.ts";
import { type Db, openDatabase } from "../../src/platform/database.ts";
import { startWorker } from "../../src/platform/jobs/worker.ts";
import { listenForSignals } from "../../src/platform/signals.ts";
import { refuseNesting } from "../refuse-nesting.ts";
import { createCarelessWorker } from "./careless-worker.ts";
import {
  FAULT_PUBLIC_URL,
  FAULT_SECRETS,
  FAULT_TERMS,
  type HostAnswer,
  type HostBegin,
  type HostOrder,
  type HostPlace,
  NOTHING_BESIDE,
  type RecordOrder,
  type Sight,
} from "./host-orders.ts";
import { isTenantOrder, obeyTenant } from "./host-tenants.ts";

const place: HostPlace = JSON.parse(process.env.FAULT_PLACE ?? "{}");
/** How long the servers may take on a busy machine. Faults that give no answer last longer. */
const NODE_TIMEOUT_MS = 1000;
const DATABASE_PATIENCE_MS = 2500;
const AGAIN_MS = 50;

/** The logged errors, each as a line of JSON. */
const errors: string[] = [];
const log = pino(
  { level: process.env.FAULT_LOG ?? "error" },
  pino.multistream([
    { level: "error", stream: { write: (line: string) => void errors.push(line) } },
    ...(process.env.FAULT_LOG ? [{ level: "trace" as const, stream: process.stdout }] : []),
  ]),
);

async function start() {
  const opened = openDatabase({ url: place.databaseUrl, poolSize: 6, patienceMs: DATABASE_PATIENCE_MS });
  const { db, pool } = refuseNesting(opened);
  // A fault may keep it from its database at first.
  while (!(await isThere(db))) await delay(AGAIN_MS);
  const signals = listenForSignals(place.databaseUrl);
  const node = createNode(place.rpcUrl, { timeoutMs: NODE_TIMEOUT_MS });
  const keys = createKeys({ kek: FAULT_SECRETS.keyEncryption });
  const identity: ChainIdentity = place.identity;
  await provePins({ node, pinned: identity, expected: {} }).catch((error) => {
    if (!(error instanceof NodeUnreachable)) throw error;
  });
  const options: AppOptions = {
    db,
    pool,
    signals,
    secrets: FAULT_SECRETS,
    publicUrl: FAULT_PUBLIC_URL,
    profile: "demo",
    ...NOTHING_BESIDE,
    log,
    logLevel: "error",
    passwordCost: { memoryCost: 8, timeCost: 1 },
    chain: { node, keys, identity, finality: place.finality, ...FAULT_TERMS, timing: place.timing },
    onMismatch: () => process.exit(3),
  };
  const app = await createApp({ ...options, works: !place.careless });
  await app.http.ready();
  if (place.careless) {
    app.rooms.chain.start(() => process.exit(3));
    const sign = createCarelessWorker({ db, rooms: app.rooms, publicUrl: FAULT_PUBLIC_URL });
    // The jobs after signing are those of the real worker.
    startWorker({ db, signals, handlers: { ...app.rooms.records.jobs, sign }, log: app.http.log });
  }
  return app;
}

const isThere = (db: Db) =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );

async function obey({ rooms, http }: App, order: HostOrder): Promise<unknown> {
  if (order.do === "arm") return armCrash(order.step);
  if (order.do === "look") return look(http);
  if (isTenantOrder(order)) return obeyTenant(rooms, order);
  return obeyRecord(rooms, order);
}

async function look(http: App["http"]): Promise<Sight> {
  const [ready, metrics] = await Promise.all([http.inject("/readyz"), http.inject("/metrics")]);
  return { ready: ready.json(), metrics: metrics.body, errors: errors.map((line) => JSON.parse(line)) };
}

function obeyRecord({ diplomas, certificates, records, privacy }: App["rooms"], order: RecordOrder): Promise<unknown> {
  const present = { session: Buffer.alloc(0), confirmedAt: new Date(), reviewedAt: null };
  const caller = { ...order.caller, actor: { ...order.caller.actor, ...present } };
  switch (order.do) {
    case "add-diplomas":
      return diplomas.add(caller, order.input);
    case "decide-diplomas":
      return diplomas.decide(caller, order.input);
    case "sign-diplomas":
      return diplomas.sign(caller, order.input);
    case "revoke-diploma":
      return records.revoke("diploma", caller, order.input);
    case "add-certificates":
      return certificates.add(caller, order.input);
    case "decide-certificates":
      return certificates.decide(caller, order.input);
    case "revoke-certificate":
      return records.revoke("certificate", caller, order.input);
    case "erase-student":
      return privacy.erase(caller, order.input);
  }
}

const answer = (reply: HostAnswer) => process.send?.(reply);

/** Makes this process a host, once its parent lets it begin. */
export function startHost(): void {
  // The host ends when its parent does.
  process.on("disconnect", () => process.exit(0));
  process.once("message", ({ begin }: HostBegin) => {
    armCrash(begin);
    const starting = start();
    process.on("message", (order: HostOrder) => {
      starting
        .then((app) => obey(app, order))
        .then((result) => answer({ id: order.id, result: result ?? null }))
        .catch((error) => answer({ id: order.id, refusal: error instanceof AppError ? error.code : `lost: ${error}` }));
    });
    starting.then(() => answer({ ready: true })).catch(() => process.exit(4));
  });
}
