import { getDiplomaById } from "@ijaza/schema/diploma-reading";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { createServer } from "./server.ts";

const { app, anyone } = await startTestApp();

test("the server does not start on a route that has no policy", async () => {
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

test("input that is missing is told apart from input that does not fit", async () => {
  const missing = (await anyone.send(getDiplomaById, {})).json();
  expect(missing.errors).toMatchObject([{ path: "id", error: "required" }]);
  const wrong = (await anyone.send(getDiplomaById, { id: 7 })).json();
  expect(wrong.errors).toMatchObject([{ path: "id", error: "not_text" }]);
});
