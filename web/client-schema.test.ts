/** What the client has of the schema. */
import { resolve } from "node:path";
import { verifyUser } from "@ijaza/schema/users/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { clientSourceOf, modulesOfZod } from "./client-schema.ts";

test("an endpoint has what its call needs, also what it shares with others", () => {
  const source = `
    const named = { method: "PUT", params: z.strictObject({ id }) } as const;
    export const block = endpoint({ ...named, path: at("block"), who, reply: z.object({ user }) });`;
  const left = clientSourceOf(source);
  expect(left).toContain('({ method: "PUT", path: at("block"), who })');
  expect(left).toContain("const named = /* @__PURE__ */");
});

test("what cannot be told at the build stays in the endpoint", () => {
  expect(clientSourceOf("export const list = endpoint({ ...asSheet, path, body });")).toContain(
    "({ ...asSheet, path })",
  );
});

test("an endpoint whose members are not written out is refused", () => {
  expect(() => clientSourceOf("export const block = endpoint(options);")).toThrow("needs its object written out");
});

test("a function of the schema stays a function", () => {
  const source = "export const line = (max) => z.string().max(max);";
  expect(clientSourceOf(source)).toBe(source);
});

test("what is left of a shape is found by the module of zod that it needs", () => {
  const modules = {
    "/a/node_modules/zod/v4/core/schemas.js": { renderedLength: 40 },
    "/a/node_modules/zod/v4/core/unused.js": { renderedLength: 0 },
    "/a/schema/src/users/calls.ts": { renderedLength: 40 },
  };
  const bundle = { "a.js": { type: "chunk", modules }, "a.css": { type: "asset" } };
  expect(modulesOfZod(bundle as unknown as Rolldown.OutputBundle)).toEqual(["/a/node_modules/zod/v4/core/schemas.js"]);
});

test.each(["vite.public.config.ts", "vite.config.ts"])(
  "%s builds a client with the members that calls need alone",
  { tags: ["all"] },
  async (config) => {
    const code = (await chunksOf(config)).map((chunk) => chunk.code).join();
    const found = (text: string) => code.includes(text);
    expect([verifyUser.path, verifyUser.summary, verifyDiplomaById.summary].filter(found)).toEqual([verifyUser.path]);
  },
);

async function chunksOf(config: string): Promise<Rolldown.OutputChunk[]> {
  const root = resolve(import.meta.dirname);
  const built = await build({ root, configFile: resolve(root, config), logLevel: "silent", build: { write: false } });
  if (!("output" in built)) throw new Error("one build has one output");
  return built.output.filter((file) => file.type === "chunk");
}
