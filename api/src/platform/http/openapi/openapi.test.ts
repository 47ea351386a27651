/** The API reference, checked by a linter for OpenAPI and against the routes of the server. */

import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaById, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { addressOf } from "./operation.ts";
import { tagOf } from "./tags.ts";

const production = await startTestApp({ profile: "production", publicUrl: "https://diplomas.university.tn" });
const demo = await startTestApp();

type Parameter = { $ref?: string; name: string; in: string };
type Operation = {
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody: { content: Record<string, object> };
  responses: Record<string, { content: Record<string, object> }>;
  "x-who": unknown;
};
type Reference = {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, { name: string }> };
};

const textOf = async (app: FastifyInstance) => (await app.inject("/api/openapi.json")).body;
const reference: Reference = JSON.parse(await textOf(demo.app));
const operation = (method: string, path: string) => reference.paths[path]![method]!;
const headers = (method: string, path: string) =>
  operation(method, path).parameters.flatMap(({ $ref, name, in: place }) =>
    $ref ? [$ref.split("/").at(-1)] : place === "header" ? [name] : [],
  );

test.each([
  ["production", production.app, []],
  // A demo runs on the machine of its user.
  ["a demo", demo.app, ["no-server-example.com"]],
] as const)("the linter accepts the reference of %s", { tags: ["all"] }, async (_, app, expected) => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: await textOf(app), absoluteRef: "openapi.json", config });
  const own = problems.filter(({ ruleId }) => !expected.some((known) => known === ruleId));
  expect(own.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual([]);
});

/** Every route of the server from its printed tree, where each part is indented by four characters. */
function routesOf(app: FastifyInstance): string[] {
  const segments: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", segment = "", methods = ""] = /^((?:[│├└─ ]{4})+)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      segments.splice(indent.length / 4 - 1, Number.POSITIVE_INFINITY, segment);
      const path = addressOf({ path: segments.join("") });
      return methods.split(", ").map((method) => `${method.toLowerCase()} ${path}`);
    });
}

/** Routes for people, or with a convention of their own. */
const NO_CALL = /^head |^ | \/(?:docs|\.well-known)\/|^\w+ \*$/;

test("the reference has every call of the server, and no other call", () => {
  const routes = routesOf(demo.app).filter((route) => !NO_CALL.test(route));
  const described = Object.entries(reference.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  expect(routes.length).toBeGreaterThan(150);
  expect(described.sort()).toEqual(routes.sort());
});

test("the reference says which cookie carries the session", () => {
  const names = ({ components }: Reference) => Object.values(components.securitySchemes).map(({ name }) => name);
  expect(names(reference)).toEqual(["ijaza-staff", "ijaza-student"]);
});

test("over https the cookie names have a prefix that only this host can set", async () => {
  const { components }: Reference = JSON.parse(await textOf(production.app));
  expect(components.securitySchemes).toMatchObject({
    staffSession: { name: "__Host-ijaza-staff" },
    studentSession: { name: "__Host-ijaza-student" },
  });
});

test("the reference says which session a call needs", () => {
  expect(operation("post", addressOf(getDiplomaById)).security).toEqual([]);
  expect(operation("post", addressOf(revokeDiploma)).security).toEqual([{ staffSession: [] }]);
  expect(operation("put", "/api/student/updateStudentFirstLogin").security).toEqual([{ studentSession: [] }]);
  expect(operation("get", "/api/jobs/{id}").security).toEqual([{ staffSession: [] }, { studentSession: [] }]);
});

test("the reference says which headers a call reads", () => {
  expect(headers("get", "/api/chain")).toEqual(["language"]);
  expect(headers("post", addressOf(getDiplomaById))).toEqual(["language", "csrfToken"]);
  expect(headers("post", addressOf(revokeDiploma))).toEqual(["language", "csrfToken", "idempotencyKey"]);
  expect(headers("post", "/api/chain/rpc")).toEqual(["language"]);
  for (const path of ["/api/user/getUserRegister", "/api/user/getAllUsersBySuperAdmin"])
    expect(headers("get", path)).toContain("access-token");
});

test("the reference says which media types a body may have in requests and answers", () => {
  const sent = (method: string, path: string) => Object.keys(operation(method, path).requestBody.content);
  const replied = (path: string) => Object.keys(operation("get", path).responses[200]!.content);
  expect(sent("post", "/api/diploma/addDiplomas")).toEqual(["application/json", "multipart/form-data"]);
  expect(sent("post", "/api/diploma/verifyDiploma")).toEqual(["application/json", "multipart/form-data"]);
  const formats = ["application/json", "application/pdf", "application/ld+json", "application/dc+sd-jwt"];
  expect(replied(addressOf(getDiplomaFile))).toEqual(formats);
  expect(replied("/issuers/{slug}/token-status/{list}")).toEqual(["application/statuslist+jwt"]);
  expect(replied("/api/document/picture/{id}")).toEqual(["image/png", "image/webp"]);
  expect(replied("/api/jobs/{id}/events")).toEqual(["text/event-stream"]);
});

test("a call without a chapter is not described", () => {
  expect(() => tagOf("/api/backdoor")).toThrow("no chapter for /api/backdoor");
});
