/** Which addresses may be loaded as code. */
import { expect, test } from "vitest";
import { allowOwnScript } from "./trusted-types.ts";

const PAGE = "https://ijaza.example/verification";

test.each(["/assets/pdf.worker-a1.js", "https://ijaza.example/assets/sheet.worker-b2.js"])(
  "%s is a script of the client",
  (address) => expect(allowOwnScript(address, PAGE)).toBe(address),
);

test.each([
  "https://evil.example/assets/pdf.worker.js",
  "//evil.example/assets/x.js",
  "/api/document/picture/1",
  "/assets/../api/jobs",
  "data:text/javascript,alert(1)",
  "blob:https://ijaza.example/assets/x",
  "http://[",
])("%s is not", (address) => expect(allowOwnScript(address, PAGE)).toBeNull());
