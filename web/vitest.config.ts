/** Runs the web client's tests in jsdom. */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { COMMON, except, FRESH_GLOBS, SETUP } from "../vitest.shared.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), FRESH_GLOBS],
  resolve: {
    alias: [
      { find: /^[.]{2}\/calls\/endpoint[.]ts$/, replacement: `${import.meta.dirname}/src/testing/called-endpoint.ts` },
    ],
  },
  test: {
    name: "web",
    environment: "./src/testing/environment.ts",
    include: ["src/**/*.test.{ts,tsx}"],
    exclude: except("src/public-server.test.tsx"),
    setupFiles: [SETUP, "src/testing/setup.ts"],
    // Styles are left out, but where a test reads one as text.
    css: { include: [/[?]raw$/] },
    restoreMocks: true,
    // The application is loaded once a worker; src/testing/left-behind.ts holds files apart.
    isolate: false,
    ...COMMON,
  },
});
