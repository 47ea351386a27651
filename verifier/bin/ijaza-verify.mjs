#!/usr/bin/env node
/** The command as it is published; a checkout has dev.mjs beside it. */
await import(new URL("../dist/main.js", import.meta.url).href);
