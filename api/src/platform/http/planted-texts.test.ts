/** What a caller writes, in each place of each call: it makes no call fail, and no line of the log holds it. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import type { Role } from "@ijaza/schema/users/roles";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Client } from "../../../test/client.ts";
import { startTestApp } from "../../../test/harness.ts";
import { nowhereChain } from "../../../test/nowhere-chain.ts";
import { endpointsOf } from "./mount.ts";

const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
const registrar = `0x${"1".repeat(40)}`;
const { app, fixtures, visitor } = await startTestApp({ log, chain: { ...nowhereChain(), registrar } });

const PLANTED = "Planted-by-the-caller";
/** Longer than any part of an address. */
const LONG = PLANTED.repeat(5);
const HEADERS = [["language", "accept-language", "x-request-id"], ["idempotency-key"], ["x-csrf-token"]];

type Sent = { url?: string; headers?: Record<string, string>; payload?: string };

const membersOf = (part: z.ZodType): string[] => (part instanceof z.ZodObject ? Object.keys(part.shape) : []);
const inPath = (path: string, text: string) => path.replaceAll(/:\w+/g, text);

/** Requests of the call that hold the text, each in another place. */
function requestsOf({ method, path, query, body }: Endpoint): Sent[] {
  const plain = inPath(path, "a".repeat(26));
  const json = (payload: string) => ({ payload, headers: { "content-type": "application/json" } });
  const written = [
    json(JSON.stringify({ [PLANTED]: PLANTED })),
    json(JSON.stringify(Object.fromEntries(membersOf(body).map((name) => [name, PLANTED])))),
    json(`{"${PLANTED}`),
    json(`{"__proto__":"${PLANTED}"}`),
    { payload: PLANTED, headers: { "content-type": PLANTED } },
    { payload: PLANTED, headers: { "content-type": `multipart/form-data; boundary=${PLANTED}` } },
    { payload: PLANTED, headers: { "content-type": "multipart/form-data" } },
  ];
  return [
    { url: inPath(path, PLANTED) },
    { url: inPath(path, LONG) },
    { url: inPath(path, `${PLANTED}%`) },
    { url: `${plain}?${PLANTED}=${LONG}` },
    {
      url: `${plain}?${membersOf(query)
        .map((name) => `${name}=${LONG}`)
        .join("&")}`,
    },
    ...HEADERS.map((names) => ({ headers: Object.fromEntries(names.map((name) => [name, PLANTED])) })),
    ...(method === "GET" ? [] : written),
  ].map((sent) => ({ url: plain, ...sent }));
}

const people: Partial<Record<Role, Client>> = {
  agent_uni: await fixtures.agent(),
  resp_uni: await fixtures.responsable(),
  admin_uni: await fixtures.universityAdmin(),
  admin_ijaza: await fixtures.admin(),
  admin_alecso: await fixtures.admin("admin_alecso"),
  student: await fixtures.signedInStudent(),
};
/** Whoever may make the call, so that what is planted gets as far as it can. */
const callerOf = ({ who }: Endpoint): Client => (who === "anyone" ? undefined : people[who[0]!]) ?? visitor();

beforeEach(() => void lines.splice(0));

test.each(endpointsOf(app).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s",
  async (_, endpoint) => {
    const person = callerOf(endpoint);
    const token = endpoint.method === "GET" ? undefined : await person.token();
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const failed: unknown[] = [];
    for (const { url, headers, payload } of requestsOf(endpoint)) {
      const own = { cookie, ...(token && { "x-csrf-token": token }), ...headers };
      const { statusCode, body } = await app.inject({ method: endpoint.method, url, headers: own, payload });
      if (statusCode >= 500) failed.push({ url, headers, payload, body });
    }
    expect(failed).toEqual([]);
    expect(lines.filter((line) => line.includes(PLANTED))).toEqual([]);
  },
);
