/** The permissions that each answer gives a browser: two policies, by the page that is loaded. */
import { PAGES } from "@ijaza/schema/pages/pages";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";

const { app } = await startTestApp({ publicUrl: "https://demo.university.example" });

/** The words of one directive of the header. */
const wordsOf = (header: unknown, directive: string): string[] | undefined =>
  String(header)
    .split(";")
    .map((part) => part.trim().split(" "))
    .find(([name]) => name === directive)
    ?.slice(1);

async function policiesOf(url: string) {
  const { headers } = await app.inject({ url });
  return {
    camera: /camera=(\S*?)(?:,|$)/.exec(String(headers["permissions-policy"]))?.[1],
    connect: wordsOf(headers["content-security-policy"], "connect-src"),
  };
}

const NODES = ["https:", "http://localhost:*", "http://127.0.0.1:*"];
const VERIFYING = { camera: "(self)", connect: ["'self'", ...NODES] };
const ORDINARY = { camera: "()", connect: ["'self'"] };

test.each([
  "/",
  "/?language=fr",
  "/verification",
  "/Verification/",
  "/digital_diploma/x",
  "/digital_diploma/x?y=1",
  "/university/x",
  "/share-certificate",
])("at %s a visitor may use the camera, and a node of their choice", async (url) =>
  expect(await policiesOf(url)).toEqual(VERIFYING),
);

const OTHERS = PAGES.filter(
  (page) => page !== "/" && !/^\/(?:verification|digital_diploma|university|share-certificate)/.test(page),
);

test.each([...OTHERS, "/nowhere", "/digital_diploma", "/verification/x", "/healthz", "/api/chain", "/api/jobs/x"])(
  "at %s a page may use neither",
  async (url) => expect(await policiesOf(url)).toEqual(ORDINARY),
);

test.each(["/verification", "/dashboard", "/healthz"])(
  "a page from %s needs no other permission, runs no text as code, and requires https for two years",
  async (url) => {
    const { headers } = await app.inject({ url });
    const policy = headers["content-security-policy"];
    expect(headers["permissions-policy"]).toContain("microphone=()");
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(wordsOf(policy, "object-src")).toEqual(["'none'"]);
    expect(wordsOf(policy, "script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(wordsOf(policy, "require-trusted-types-for")).toEqual(["'script'"]);
    expect(wordsOf(policy, "trusted-types")).toEqual(["default"]);
  },
);
