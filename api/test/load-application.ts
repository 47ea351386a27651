/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Loads the application's modules beside each other, before the files that need them import them: one after the other, each
 * of a thousand waits for the runner's answer.
 */
const modules = import.meta.glob(["../src/features/**/*.ts", "!**/*.test.ts", "!**/*-thread.ts", "!**/test/**"]);
await Promise.all(Object.values(modules).map((load) => load()));
