/** The published package depends on the packages that its sources import, in the same versions. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** What the compiler is told of another package without an import. */
const typesOf = async (path: string): Promise<string[]> => (await manifest(path)).compilerOptions.types;

const manifest = async (path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), "utf8"));

test("the package has the dependencies of its sources, and refers only to files that are built", async () => {
  const [published, sources] = [await manifest("../package.json"), await manifest("../src/package.json")];
  expect(published.dependencies).toEqual(sources.dependencies);
  expect(published.peerDependencies).toEqual(sources.peerDependencies);
  expect(published.peerDependenciesMeta).toEqual(sources.peerDependenciesMeta);
  const peers = Object.keys(published.peerDependencies);
  expect(Object.keys(published.peerDependenciesMeta)).toEqual(peers);
  // Whoever builds on the sources brings what badges, time stamps and audit logs need.
  for (const path of ["../../api/package.json", "../../web/package.json"]) {
    expect((await manifest(path)).dependencies).toMatchObject(published.peerDependencies);
  }
  expect([published.name, published.version]).toEqual(["ijaza-verify", sources.version]);
  expect(Object.keys(published.bin)).toEqual([published.name]);
  expect(JSON.stringify([published.exports, published.files])).not.toMatch(/src|(?<!\.d)\.ts/);
});

test("what builds the package is installed by `npm ci` in its folder, which leaves out what only the project names", async () => {
  const { devDependencies } = await manifest("../package.json");
  const types = (await typesOf("../tsconfig.package.json")).map((name) => `@types/${name}`);
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(["typescript", ...types]));
});
