/** Builds the web pages and the server when they are outdated. verifier/prepack.mjs builds the verifier. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compressPages } from "./compress.mjs";
import { run } from "./run.mjs";
import { makeIfStale, root } from "./stamps.mjs";

/** The programs of the server. Each becomes api/dist/<name>.js; one whose source does not exist is skipped. */
const API_PROGRAMS = {
  main: "api/src/main.ts",
  fsck: "api/src/fsck.ts",
  admin: "api/src/admin.ts",
  migrate: "api/src/migrate.ts",
  "issuing-thread": "api/src/features/issuing/issuing-thread.ts",
  "opening-thread": "api/src/features/verification/opening-thread.ts",
  "drawing-thread": "api/src/features/templates/drawing/drawing-thread.ts",
};

/** The verifier has versions of these by itself, which would not be found from the server's folder. */
const OF_THE_VERIFIER = ["pkijs", "asn1js", "@peculiar/utils", "bytestreamjs"];

/** Inputs of every build. */
const COMMON = ["package-lock.json", "tsconfig.base.json", "scripts/build.mjs", "scripts/compress.mjs", "verifier/src"];

const builds = {
  web: {
    inputs: [...COMMON, "web", "schema/src", "contracts/abi", "contracts/deployments"],
    outputs: ["web/dist/index.html", "web/dist/public.html", "web/dist-server/public-server.js"],
    needs: ["web/vite.config.ts", "web/index.html"],
    // Runs in a process of its own, so that the server is built at the same time on the other core.
    make: async () => {
      // The second adds to what the first has made anew; the third is what the server paints with.
      for (const config of ["vite.config.ts", "vite.public.config.ts", "vite.server.config.ts"]) {
        await run(process.execPath, [viteProgram(), "build", "web", "-c", `web/${config}`, "--logLevel", "warn"], {
          env: { NODE_ENV: "production" },
        });
      }
      compressPages(join(root, "web", "dist"));
    },
  },
  api: {
    inputs: [
      ...COMMON,
      "api/src",
      "api/migrations",
      "api/seeds",
      "schema/src",
      "contracts/abi",
      "contracts/deployments",
    ],
    outputs: ["api/dist/main.js"],
    needs: [API_PROGRAMS.main],
    make: () => bundle({ outDir: "api/dist", programs: API_PROGRAMS, inline: [/^@ijaza\//, ...OF_THE_VERIFIER] }),
  },
};

/** Builds the named parts in parallel; gives the names of those that were outdated. */
export async function build({ names = Object.keys(builds), say = console.log } = {}) {
  const results = names.map(async (name) => {
    const { inputs, outputs, needs, make } = builds[name];
    if (!needs.every((path) => existsSync(join(root, path)))) return [];
    const began = performance.now();
    const announced = () => {
      say(`Building ${name} …`);
      return make();
    };
    if (!(await makeIfStale({ name, inputs, outputs, make: announced }))) return [];
    say(`Built ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return [name];
  });
  return (await Promise.all(results)).flat();
}

/** Builds one ES module for each program. It contains our own workspaces; packages stay in node_modules. */
async function bundle({ outDir, programs, inline }) {
  const vite = await import(pathToFileURL(require.resolve("vite")).href);
  const present = Object.entries(programs).filter(([, path]) => existsSync(join(root, path)));
  await vite.build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { conditions: ["node"] },
    ssr: { noExternal: inline, target: "node" },
    build: {
      ssr: true,
      target: "node20",
      outDir: join(root, outDir),
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input: Object.fromEntries(present.map(([name, path]) => [name, join(root, path)])),
        // What programs share lies beside them too: `builtProgram` looks for them where its own code lies.
        output: { entryFileNames: "[name].js", chunkFileNames: "shared-[name]-[hash].js" },
      },
    },
  });
}

/** Vite is installed in the web workspace. */
const require = createRequire(join(root, "web", "package.json"));
const viteProgram = () => join(require.resolve("vite/package.json"), "..", "bin", "vite.js");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const names = process.argv.slice(2);
  await build(names.length > 0 ? { names } : {});
}
