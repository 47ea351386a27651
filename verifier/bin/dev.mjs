#!/usr/bin/env node
/** The command in a checkout, on the sources, never on what was built of earlier ones. */
import { register } from "tsx/esm/api";

register();
await import("../src/main.ts");
