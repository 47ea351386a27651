/** What operators ask: is the process alive, is it ready, how does it do. */
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Operations = {
  /** Dependencies by name; each tells whether it answers now. */
  dependencies: Record<string, () => Promise<boolean>>;
  /** Values read when they are asked for. */
  gauges: Record<string, { help: string; read: () => Promise<number> }>;
};

const PATIENCE_MS = 2000;

export function serveOperations(app: FastifyInstance, { dependencies, gauges }: Operations): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.06, 0.15, 0.5, 2, 10],
    registers: [metrics],
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        gauge.set(await read().catch(() => Number.NaN));
      },
    });
  }
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    seconds.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });

  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    const states = await Promise.all(
      Object.entries(dependencies).map(async ([name, isUp]) => [name, await answersInTime(isUp)] as const),
    );
    const ready = states.every(([, up]) => up);
    if (!ready) reply.status(503).header("retry-after", "5");
    return { status: ready ? "ready" : "not_ready", dependencies: Object.fromEntries(states) };
  });
  app.get("/metrics", async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
}

async function answersInTime(isUp: () => Promise<boolean>): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  return Promise.race([isUp().catch(() => false), timeout]);
}
