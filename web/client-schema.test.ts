/** What the client has of the schema. */
import { resolve } from "node:path";
import { verifyUser } from "@ijaza/schema/users";
import { verifyDiplomaById } from "@ijaza/schema/verification";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { clientSourceOf } from "./client-schema.ts";

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

test.each(["vite.public.config.ts", "vite.config.ts"])(
  "%s builds a client that carries no shape and no zod",
  { tags: ["all"] },
  async (config) => {
    const chunks = await chunksOf(config);
    const code = chunks.map((chunk) => chunk.code).join();
    const found = (text: string) => code.includes(text);
    expect([verifyUser.path, verifyUser.summary, verifyDiplomaById.summary].filter(found)).toEqual([verifyUser.path]);
    // Whatever is left of a shape needs zod.
    const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
    const ofZod = modules.filter(([id, { renderedLength }]) => /\/node_modules\/zod\//.test(id) && renderedLength > 0);
    expect(ofZod).toEqual([]);
  },
);

async function chunksOf(config: string): Promise<Rolldown.OutputChunk[]> {
  const root = resolve(import.meta.dirname);
  const built = await build({ root, configFile: resolve(root, config), logLevel: "silent", build: { write: false } });
  if (!("output" in built)) throw new Error("one build has one output");
  return built.output.filter((file) => file.type === "chunk");
}
