/** A forbidden role is refused at every call, whatever it sends. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { logout } from "@ijaza/schema/users/calls";
import { ROLES, type Role } from "@ijaza/schema/users/roles";
import { describe, expect, test } from "vitest";
import { SPECIFIED_CALLS } from "../../schema/test/specification/calls.ts";
import { CALLS_TO_COME } from "../../schema/test/specification/to-come.ts";
import { endpointsOf } from "../src/platform/http/mount.ts";
import type { Client } from "./client.ts";
import { openStream } from "./event-reader.ts";
import { startTestApp } from "./harness.ts";
import { readPermissions } from "./permissions.ts";

const { app, fixtures, anyone } = await startTestApp({ logLevel: "silent" });

const clients: Record<Role, Client> = {
  agent_uni: await fixtures.agent(),
  resp_uni: await fixtures.responsable(),
  admin_uni: await fixtures.universityAdmin(),
  admin_alecso: await fixtures.admin("admin_alecso"),
  admin_ijaza: await fixtures.admin("admin_ijaza"),
  student: await fixtures.signedInStudent(),
};

/** The refusal by the policy, or null. Other faults of an empty call do not matter here. */
async function policyRefusal(client: Client, endpoint: Endpoint): Promise<string | null> {
  const { type, body } = endpoint.medium === "events" ? await beginOf(client, endpoint) : await whole(client, endpoint);
  if (!type?.startsWith("application/problem+json")) return null;
  const { error } = JSON.parse(body);
  return error === "not_authenticated" || error === "forbidden" ? error : null;
}

async function whole(client: Client, endpoint: Endpoint) {
  const { body, headers } = await client.send(endpoint);
  return { type: headers["content-type"]?.toString(), body };
}

/** Reads only the beginning, because a stream may last as long as the session. */
async function beginOf(client: Client, { path }: Endpoint) {
  const { type, next } = await openStream(app, { client, path });
  return { type, body: (await next()) ?? "" };
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path.replace(/:\w+/g, "{}").replace(/(?<=.)\/$/, "")}`;

const endpoints = endpointsOf(app).filter((endpoint) => endpoint !== logout);

describe.each(endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  "$name",
  ({ endpoint }) => {
    const { who } = endpoint;
    const isOpen = who === "anyone";

    test(isOpen ? "is open to anyone" : "needs a session", async () => {
      expect(await policyRefusal(anyone, endpoint)).toBe(isOpen ? null : "not_authenticated");
    });

    const allowed = ROLES.filter((role) => isOpen || who.includes(role));
    const forbidden = ROLES.filter((role) => !allowed.includes(role));
    const title = "is open to the roles that its value names, and to no other";
    test(title, () => walk([...allowed.slice(0, 1), ...forbidden.slice(0, 1)]));
    test(`${title}: the other roles`, { tags: ["all"] }, () => walk([...allowed.slice(1), ...forbidden.slice(1)]));

    async function walk(roles: readonly Role[]): Promise<void> {
      for (const role of roles) {
        expect(await policyRefusal(clients[role], endpoint), role).toBe(allowed.includes(role) ? null : "forbidden");
      }
    }
  },
);

const permissions = readPermissions();

/** The policy of an endpoint value, in the form of the table. */
const policyOf = ({ who }: Endpoint) => (who === "anyone" ? who : [...who].sort());

test.each(endpointsOf(app).map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  "$name is open to those whom the specification names",
  ({ name, endpoint }) => {
    const written = permissions.get(name);
    expect(written, "the table of permissions does not know this call").toBeDefined();
    expect(policyOf(endpoint)).toEqual(written === "anyone" ? written : [...written!].sort());
  },
);

/** The API description is not an endpoint; it is made from them. */
const mounted = new Set([...endpointsOf(app).map(nameOf), "GET /api/openapi.json"]);

test("the specification names 121 calls, and the table of permissions contains each of them", () => {
  expect(SPECIFIED_CALLS).toHaveLength(121);
  expect(SPECIFIED_CALLS.filter((call) => !permissions.has(call))).toEqual([]);
});

test("only calls that are listed as still to come are missing", () => {
  const missing = [...permissions.keys()].filter((call) => !mounted.has(call));
  expect(missing.sort()).toEqual([...CALLS_TO_COME].sort());
});

/** Opening the link of the header List-Unsubscribe shows a page, while mail programs post to it (RFC 8058). */
const AT_PAGES = ["POST /stop_mails/:token"];

test("every call has a unique path under /api, /issuers or /credentials, except the one that mail programs send to a page", () => {
  const places = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
  expect(places.filter((place) => !/ \/(api|issuers|credentials)\//.test(place))).toEqual(AT_PAGES);
});
