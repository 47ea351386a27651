#!/usr/bin/env node
/** The command as it is published; a checkout has dev.mjs beside it. */
import "../dist/main.js";
