#!/usr/bin/env node
/** Runs the command in a checkout, on the sources and never on an older build. */
import { register } from "tsx/esm/api";

register();
await import("../src/cli/main.ts");
