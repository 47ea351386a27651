/** Signing and revoking ask for the password again when it was entered long ago, and then continue. */
import { revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { givePassword, letPasswordAge } from "../actors/password-prompt.ts";
import { diplomasOf, firstRowOf } from "../cohorts.ts";
import { accept, bringIn } from "../issuing.ts";
import { step, test } from "../scene.ts";

test("the product asks for the password again before signing and before revoking", async ({
  colleague: agent,
  responsable,
  university,
}) => {
  const cohort = diplomasOf([university.studentNumber(4)], { prefix: `P-${university.slug}` });
  const number = firstRowOf(cohort).diplomaNumber ?? "";
  await bringIn(agent, cohort);
  await accept(responsable, number);

  await step("the agent gives it, and the batch is signed", async () => {
    await letPasswordAge(agent.page, signDiplomas.path);
    await agent.signAll(1, () => givePassword(agent));
  });
  await step("the responsable gives it, and the diploma is revoked", async () => {
    await letPasswordAge(responsable.page, revokeDiploma.path);
    await responsable.revoke(number, "other", () => givePassword(responsable));
  });
});
