/** Calls of operators: is the process alive, is it ready, and its metrics. */
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import { mayReadMetrics } from "./metrics-access.ts";

/** Parts by name; each reports whether it answers now. */
type HealthChecks = Record<string, () => Promise<boolean>>;

export type Operations = {
  clock: Clock;
  /** Without one of these the process cannot work: it is not ready. */
  needed: HealthChecks;
  /** Without one of these some work waits and the rest goes on: it is degraded. */
  others: HealthChecks;
  /** Universities whose issuing is paused, or all of them. */
  listFrozen: () => { all: boolean; universities: string[] };
  /** Aborted when the process is about to stop, so that no more requests are sent to it. */
  draining: AbortSignal;
  /** Values that are read on request. */
  gauges: Record<string, { help: string; read: () => Promise<number> }>;
  /** Sums of this process by the value of one label, read on request. */
  counters: Record<string, { help: string; label: string; read: () => ReadonlyMap<string, number> }>;
  /** A caller with this token may read the metrics from anywhere. */
  metricsToken?: string;
};

/** What anybody asks as often as they like asks the parts no oftener. */
const PROBE_EACH_MS = 1000;
const PATIENCE_MS = 2000;
const RETRY_SECONDS = 5;
const FROZEN_HELP = "/docs/reference/operations.md";

export function serveOperations(app: FastifyInstance, operations: Operations): void {
  const metrics = collectMetrics(app, operations);
  const readState = createStateReading(operations);
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    const state = await readState();
    if (state.status !== "ready") reply.status(503).header("retry-after", String(RETRY_SECONDS));
    return state;
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, operations.metricsToken)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

function createStateReading({ needed, others, listFrozen, draining, clock }: Operations) {
  const probe = eachSecond(clock, () => Promise.all([askAll(needed), askAll(others)]));

  return async () => {
    const [mustAnswer, mayBeAway] = await probe();
    const isReady = Object.values(mustAnswer).every(Boolean);
    const status = draining.aborted ? "draining" : isReady ? "ready" : "not_ready";
    const degraded = Object.keys(mayBeAway).filter((name) => !mayBeAway[name]);
    const { all, universities } = listFrozen();
    const isFrozen = all || universities.length > 0;
    return {
      status,
      dependencies: { ...mustAnswer, ...mayBeAway },
      degraded,
      ...(isFrozen && { frozen: { all, universities, help: FROZEN_HELP } }),
    };
  };
}

/** Asks once for all who ask meanwhile, and at most once a second. */
function eachSecond<T>(clock: Clock, ask: () => Promise<T>): () => Promise<T> {
  let [latest, at, isUnderWay]: [Promise<T> | undefined, number, boolean] = [undefined, 0, false];
  return () => {
    const now = clock.now().getTime();
    if (latest && (isUnderWay || Math.abs(now - at) < PROBE_EACH_MS)) return latest;
    [at, isUnderWay] = [now, true];
    latest = ask().finally(() => {
      isUnderWay = false;
    });
    return latest;
  };
}

function collectMetrics(app: FastifyInstance, { needed, others, listFrozen, gauges, counters }: Operations): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.06, 0.15, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  const up = new Gauge({
    name: "dependency_up",
    help: "1 while this part of the product answers, else 0.",
    labelNames: ["dependency"],
    registers: [registry],
    async collect() {
      const states = await askAll({ ...needed, ...others });
      for (const [name, isUp] of Object.entries(states)) up.labels(name).set(Number(isUp));
    },
  });
  const frozen = new Gauge({
    name: "issuing_frozen",
    help: "1 for each university whose issuing is paused because the chain holds more than the records; `all` for everybody.",
    labelNames: ["university"],
    registers: [registry],
    collect() {
      const { all, universities } = listFrozen();
      frozen.reset();
      for (const university of [...(all ? ["all"] : []), ...universities]) frozen.labels(university).set(1);
    },
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        gauge.set(await read().catch(() => Number.NaN));
      },
    });
  }
  for (const [name, { help, label, read }] of Object.entries(counters)) {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        counter.reset();
        for (const [value, total] of read()) counter.labels(value).inc(total);
      },
    });
  }
  return registry;
}

async function askAll(checks: HealthChecks): Promise<Record<string, boolean>> {
  const states = Object.entries(checks).map(async ([name, isUp]) => [name, await answersInTime(isUp)] as const);
  return Object.fromEntries(await Promise.all(states));
}

async function answersInTime(isUp: () => Promise<boolean>): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  return Promise.race([isUp().catch(() => false), timeout]);
}
