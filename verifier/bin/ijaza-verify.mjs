#!/usr/bin/env node
/** Runs the published command; in a checkout, dev.mjs does. */
await import(new URL("../dist/cli/main.js", import.meta.url).href);
