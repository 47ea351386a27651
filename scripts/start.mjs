/** `npm start`: installs and builds what is missing, then runs the server in the foreground until a signal stops it. */
import { checkNode } from "./engines.mjs";

checkNode();
const { spawn } = await import("node:child_process");
const { readFileSync } = await import("node:fs");
const { join } = await import("node:path");
const { ensureInstalled } = await import("./install.mjs");
const { build } = await import("./build.mjs");
const { watchNpm } = await import("./parent.mjs");
const { root } = await import("./stamps.mjs");

/**
 * `args`: V8 else keeps three times 16 MB for new objects, most of it empty. `env`: the C library else keeps what was freed in
 * up to eight arenas a processor, and large files among small things: some 80 MB more after some thousand PDFs, at 1 to 2 ms
 * less each. Source: mallopt(3).
 */
const memory = JSON.parse(readFileSync(join(root, "scripts", "memory.json"), "utf8"));

/** npm and the terminal both send one Ctrl-C within this time. A later signal is a second request to stop. */
const SAME_SIGNAL_MS = 1000;

try {
  await ensureInstalled();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
runServer();

function runServer() {
  // In its own session the server gets Ctrl-C once, from here. By the channel it notices the end of this script.
  const server = spawn(
    process.execPath,
    ["--enable-source-maps", ...memory.args, join(root, "api", "dist", "main.js")],
    {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      detached: true,
      env: { NODE_ENV: "production", ...memory.env, ...process.env },
    },
  );
  let firstSignalAt = 0;
  const pass = (signal) => {
    const now = Date.now();
    if (firstSignalAt === 0) {
      firstSignalAt = now;
      server.kill(signal);
    } else if (now - firstSignalAt > SAME_SIGNAL_MS) {
      console.error("Stopping at once.");
      server.kill("SIGKILL");
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
  watchNpm(() => pass("SIGTERM"));
  server.once("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.once("exit", (code, signal) => process.exit(signal ? 128 + (signal === "SIGKILL" ? 9 : 15) : (code ?? 1)));
}
