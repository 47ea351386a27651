/** Runs what the server paints as the server does: without a browser, and apart from the client that would share its contexts. */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { COMMON, FRESH_GLOBS, SETUP } from "../vitest.shared.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), FRESH_GLOBS],
  test: {
    name: "painting",
    environment: "node",
    include: ["src/public-server.test.tsx"],
    setupFiles: [SETUP],
    ...COMMON,
  },
});
