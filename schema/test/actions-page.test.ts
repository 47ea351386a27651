import { expect, test } from "vitest";
import { CERTIFICATE } from "../src/certificates/record.ts";
import { DIPLOMA } from "../src/diplomas/record.ts";
import { writeActionsPage } from "./actions-page.ts";

test("the page of actions matches the declarations; `npx vitest run actions-page -u` writes it", async () => {
  await expect(writeActionsPage([DIPLOMA, CERTIFICATE])).toMatchFileSnapshot("../../docs/reference/actions.md");
});
