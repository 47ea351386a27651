import { expect, test } from "vitest";
import { CERTIFICATE } from "../src/records/certificate.ts";
import { DIPLOMA } from "../src/records/diploma.ts";
import { writeActionsPage } from "./actions-page.ts";

test("the page of actions matches the declarations; `npx vitest run actions-page -u` writes it", async () => {
  await expect(writeActionsPage([DIPLOMA, CERTIFICATE])).toMatchFileSnapshot("../../docs/reference/actions.md");
});
