/** Calls of the server beside the endpoints of its rooms: the API reference, and calls of operators. Pure. */
import { ANYWHERE, refusedBy } from "./refusals.ts";

export const OPENAPI_PATH = "/api/openapi.json";

const text = { type: "string" };
const flag = { type: "boolean" };

const FROZEN = {
  description: "Whose issuing is paused because the chain holds more than the records.",
  type: "object",
  required: ["all", "universities", "help"],
  properties: { all: flag, universities: { type: "array", items: text }, help: text },
};

const READY = {
  type: "object",
  required: ["status", "dependencies", "degraded"],
  properties: {
    status: { enum: ["ready", "not_ready", "draining"] },
    dependencies: { type: "object", additionalProperties: flag },
    degraded: { type: "array", items: text },
    frozen: FROZEN,
  },
};

const HEALTHY = { type: "object", required: ["status"], properties: { status: { const: "ok" } } };

type Reply = { description: string; type?: string; schema?: object };

const reply = ({ description, type = "application/json", schema = text }: Reply) => ({
  description,
  content: { [type]: { schema } },
});

const operation = (id: string, summary: string, responses: Record<number, object>) => ({
  get: { operationId: id, tags: ["operations"], summary, security: [], responses },
});

export function describeOwnCalls() {
  const refused = refusedBy(ANYWHERE);
  return {
    [OPENAPI_PATH]: operation("getOpenapiJson", "This reference.", {
      200: reply({ description: "An OpenAPI 3.1 document.", schema: { type: "object" } }),
      304: { description: "What the caller has is still what would be sent." },
      ...refused,
      ...refusedBy([429]),
    }),
    "/healthz": operation("getHealthz", "Whether the process is alive.", {
      200: reply({ description: "It is.", schema: HEALTHY }),
      ...refused,
    }),
    "/readyz": operation("getReadyz", "Whether the process can work: its database and its own worker.", {
      200: reply({
        description: "It can; `degraded` names what does not answer and makes some work wait.",
        schema: READY,
      }),
      503: reply({ description: "It cannot, or is about to stop.", schema: READY }),
      ...refused,
    }),
    "/metrics": operation("getMetrics", "Metrics for Prometheus, for programs on this machine or with the token.", {
      200: reply({ description: "The text format 0.0.4 of Prometheus.", type: "text/plain" }),
      ...refused,
      ...refusedBy([404]),
    }),
  };
}
