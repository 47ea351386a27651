import { getDiplomaById } from "@ijaza/schema/diplomas/reading";
import { getDocumentPicture } from "@ijaza/schema/documents/calls";
import { logout, verifyUser } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { createServer } from "./server.ts";

const { app, anyone, fixtures } = await startTestApp();

test("the server does not start with a route that has no policy", async () => {
  const server = await createServer({ publicUrl: "http://localhost:3000", logLevel: "silent" });
  expect(() => server.get("/api/backdoor", async () => "in")).toThrow(/has no endpoint, and so no policy/);
});

test("the reference lists every call with who may make it", async () => {
  const document = (await app.inject("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  expect(document.paths["/api/diploma/revokeDiploma"].post["x-who"]).toEqual(["resp_uni"]);
  expect(document.paths["/api/diploma/file/{id}"].get.parameters.map((each: { name: string }) => each.name)).toContain(
    "id",
  );
});

test("a request that names a foreign host is refused", async () => {
  const response = await app.inject({ url: "/api/csrf-token", headers: { host: "evil.example" } });
  expect([response.statusCode, response.json().error]).toEqual([421, "foreign_host"]);
});

test("a call is the same with a slash at its end", async () => {
  const response = await app.inject("/api/student/");
  expect(response.json()).toMatchObject({ status: 401, error: "not_authenticated" });
});

test("unknown input fields are refused by name, in the caller's language", async () => {
  const response = await anyone.send(getDiplomaById, { id: "a".repeat(26), extra: 1 }, { headers: { language: "fr" } });
  expect(response.statusCode).toBe(400);
  expect(response.headers["content-type"]).toContain("application/problem+json");
  expect(response.json()).toMatchObject({
    error: "invalid_input",
    errors: [{ path: "extra", message: "Champ inconnu" }],
  });
});

test("missing input is told apart from invalid input", async () => {
  const missing = (await anyone.send(getDiplomaById, {})).json();
  expect(missing.errors).toMatchObject([{ path: "id", error: "required" }]);
  const wrong = (await anyone.send(getDiplomaById, { id: 7 })).json();
  expect(wrong.errors).toMatchObject([{ path: "id", error: "not_text" }]);
});

test("the reference is cached, and sent again only when it has changed", async () => {
  const { headers, body } = await app.inject("/api/openapi.json");
  expect(JSON.parse(body).openapi).toBe("3.1.0");
  const again = await app.inject({ url: "/api/openapi.json", headers: { "if-none-match": String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("a browser caches no answer of a call, unless the call allows it", async () => {
  const agent = await fixtures.agent();
  for (const reply of [await agent.send(verifyUser), await agent.send(getDiplomaById, { id: 7 })])
    expect(reply.headers["cache-control"]).toBe("no-store");
  const picture = await anyone.send(getDocumentPicture, { id: "a".repeat(26) });
  expect([picture.statusCode, picture.headers["cache-control"]]).toEqual([404, "no-store"]);
});

test("signing out clears what the browser may have cached", async () => {
  const agent = await fixtures.agent();
  expect((await agent.send(logout)).headers["clear-site-data"]).toBe('"cache"');
});
