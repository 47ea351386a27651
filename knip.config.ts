/** Where dead code is looked for: the entries of each workspace, and what only tools or other files than modules use. */
import sources from "./verifier/src/package.json" with { type: "json" };

/** Packages that the published verifier brings along. */
const PEERS = Object.keys(sources.peerDependencies);
const PUBLISHED = [...Object.keys(sources.dependencies), ...PEERS];

/** Packages that a style sheet imports. */
const importsOfStyles = (text: string) =>
  [...text.matchAll(/@import\s+(?:url\()?["']([^"']+)["']|url\(["']?((?![a-z]+:|\/)[^"')]+)["']?\)/g)]
    .map(([, imported, file]) => `import "${imported ?? file}";`)
    .join("\n");

export default {
  // A type in the signature of an exported function is part of its promise, even while nobody names it elsewhere.
  ignoreExportsUsedInFile: { type: true, interface: true },
  compilers: { css: importsOfStyles },
  workspaces: {
    ".": {
      // A mutants' target has a process, Vitest's runner and a fixture of its own, each named by its path.
      entry: [
        "scripts/*.mjs",
        "scripts/check/*.mjs",
        "scripts/mutants/{one-target,runner}.mjs",
        "scripts/mutants/fixture/*.{ts,mjs}",
      ],
      project: ["scripts/**/*.{mjs,ts}", "*.{ts,mjs}"],
      // swc is dependency-cruiser's parser; tsx runs the server's sources, by its path.
      ignoreDependencies: ["@swc/core", "tsx"],
    },
    contracts: {
      entry: ["{build,test,mutate,solc-shim}.mjs", "abi/*.ts", "test/**/*.test.ts"],
      project: ["*.mjs", "{abi,src,test}/**/*.ts"],
      // The binary is in a package of its own for each platform, which this one brings.
      ignoreDependencies: ["@foundry-rs/forge"],
    },
    verifier: {
      entry: ["bin/*.mjs", "prepack.mjs", "test/**/*.test.ts"],
      project: ["test/**/*.ts", "*.mjs", "bin/*.mjs"],
      // What is published depends on what the sources beside it import; a test compares the two lists.
      ignoreDependencies: ["@foundry-rs/anvil", ...PUBLISHED],
      // Readers of PDF, and a maker of time stamps, that tests ask where they are installed.
      ignoreBinaries: ["openssl", "qpdf"],
    },
    "verifier/src": { entry: ["main.ts", "index.ts"], project: ["**/*.ts"], ignoreDependencies: PEERS },
    schema: { project: ["src/**/*.ts"] },
    api: {
      entry: [
        "src/{main,fsck,admin,migrate,worker}.ts",
        "src/features/issuing/issuing-thread.ts",
        "src/features/verification/opening-thread.ts",
        // Started by its path, for threads in a checkout.
        "src/platform/threads/source-thread.mjs",
        "migrations/*.ts",
        "{src,test}/**/*.test.ts",
        // Started by tests as processes of their own.
        "src/platform/embedded/test/*-host.ts",
        "test/faults/{run.ts,host.ts,run-cached.mjs}",
        "test/vc-api/serve.ts",
        "test/{busy,endless,endless-typst}-thread.ts",
      ],
      project: ["{src,test,seeds,migrations}/**/*.{ts,mjs}"],
      // Fonts are found by the folders that their names make.
      ignoreDependencies: ["@foundry-rs/anvil", "@expo-google-fonts/.*"],
      // Beside what tests mount: readers of PDF that they ask where they are installed.
      ignoreBinaries: ["mount", "umount", "python3", "pdfdetach", "pdffonts", "pdfinfo", "pdftotext", "qpdf"],
    },
    web: {
      entry: [
        // The build gives it to every style sheet.
        "src/ui/styles/breakpoints.css",
        "src/testing/{setup,environment,short-wait,called-endpoint}.ts",
        // Run by hand, to make the workbooks beside it anew.
        "src/testing/workbooks/make.ts",
        "src/**/*.worker.ts",
        "src/**/*.test.{ts,tsx}",
        // Found by index.html, and by the build that makes public.html of it.
        "src/main.tsx",
        "src/public.ts",
        // Both builds.
        "vite.{config,public.config,shared}.ts",
      ],
      project: ["src/**/*.{ts,tsx,css}"],
      // Makes two of the workbooks that tests read, where it is installed.
      ignoreBinaries: ["soffice"],
    },
    // The reader of PDF that journeys ask, of the package (poppler) that also draws for them.
    e2e: { entry: ["journeys/**/*.spec.ts"], project: ["**/*.ts"], ignoreBinaries: ["pdftotext"] },
    bench: { entry: ["src/{bench,main}.{ts,mjs}"], project: ["**/*.{ts,mjs}"] },
  },
};
