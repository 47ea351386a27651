/** The responsable of a university, who accepts, rejects with a reason and revokes with a reason. */

import type { Reply } from "@ijaza/schema/calls/endpoint";
import { getFundingRequests } from "@ijaza/schema/credits/calls";
import { expect } from "@playwright/test";
import { type Account, nameIn } from "../universities.ts";
import {
  BRIEFLY,
  chooseFromMenu,
  openDetails,
  openUntil,
  type Person,
  reviewLinks,
  rowWith,
  searchList,
  signInAsStaff,
} from "./person.ts";

export type Responsable = ReturnType<typeof responsableOf>;
export type RevocationReason = "issued_in_error" | "fraud" | "other";

export function responsableOf(person: Person, account: Account) {
  const { page, words } = person;
  const { say, like } = words;

  /** Goes from the dashboard, which lists waiting work first, to all that the agent has submitted. */
  const openReview = async (of: Account) => {
    await page.goto("/dashboard");
    // There is one link for each imported file; it opens the diplomas of that file.
    await reviewLinks(person, "review", of).first().click();
    await expect(page).toHaveURL(/diplomas_not_confirm/);
    // What one imported file brought is a part of all that the agent has submitted.
    if (new URL(page.url()).searchParams.has("import")) await page.goto(new URL(page.url()).pathname);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      like("diplomas.review.titleOf", { name: nameIn(of, words.language) }),
    );
  };

  /** Finds one that waits, in the list of all diplomas. */
  const findWaiting = async (number: string) => {
    await page.goto("/diplomasList?tab=pending");
    await searchList(person, number);
  };

  const acceptShown = async (count: number) => {
    await page.getByRole("button", { name: like("records/reviewing.foot.acceptLeft", { count }) }).click();
    const dialog = page.getByRole("dialog", { name: like("diplomas.decide.accepted.title", { count }) });
    await dialog.getByRole("button", { name: say("diplomas.actions.accept"), exact: true }).click();
    await expect(page.getByText(like("diplomas.decide.accepted.done", { count }))).toBeVisible();
    await expect(page.getByRole("link", { name: say("records/reviewing.foot.finish"), exact: true })).toBeVisible();
  };

  const openRevocation = async (number: string) => {
    await page.goto("/diplomasList?tab=signed");
    await searchList(person, number);
    await chooseFromMenu(person, rowWith(page, number), "diplomas.actions.revoke");
    return page.getByRole("dialog", { name: say("diplomas.revoke.title") });
  };

  return {
    ...person,
    account,
    signIn: () => signInAsStaff(person, account.email),
    openReview,
    findWaiting,
    openDetails: (number: string) => openDetails(person, number),
    /** Checks that the queue on the dashboard, over all files, shows this number of waiting diplomas of the agent. */
    expectWaiting: async (of: Account, count: number) => {
      await page.goto("/dashboard");
      const ofAgent = page
        .getByRole("listitem")
        .filter({ has: reviewLinks(person, "review", of) })
        .locator(".pile");
      const counted = async () => {
        const numbers = await ofAgent.allInnerTexts();
        return numbers.reduce((sum, number) => sum + Number(number.replace(/\D/g, "")), 0);
      };
      await expect.poll(counted).toBe(count);
    },
    acceptAll: async (of: Account, count: number) => {
      await openReview(of);
      await acceptShown(count);
    },
    /** Accepts all that the open review shows. */
    acceptShown,
    accept: async (number: string) => {
      await findWaiting(number);
      await chooseFromMenu(person, rowWith(page, number), "diplomas.actions.accept");
      const dialog = page.getByRole("dialog", { name: like("diplomas.decide.accepted.title", { count: 1 }) });
      await dialog.getByRole("button", { name: say("diplomas.actions.accept"), exact: true }).click();
      await expect(page.getByText(like("diplomas.decide.accepted.done", { count: 1 }))).toBeVisible();
    },
    reject: async ({ number, reason }: { number: string; reason: string }) => {
      await findWaiting(number);
      await chooseFromMenu(person, rowWith(page, number), "diplomas.actions.reject");
      const dialog = page.getByRole("dialog", { name: like("diplomas.decide.rejected.title", { count: 1 }) });
      await dialog.getByLabel(say("records.decide.reason")).fill(reason);
      await dialog.getByRole("button", { name: say("diplomas.actions.reject"), exact: true }).click();
      await expect(page.getByText(like("diplomas.decide.rejected.done", { count: 1 }))).toBeVisible();
    },
    /** The remaining credits, as the sidebar shows them. */
    readCredits: async (): Promise<number> => {
      await page.goto("/dashboard");
      const shown = page.getByRole("complementary").locator(".credits b");
      await expect(shown).toHaveText(/\d/);
      return Number((await shown.innerText()).replace(/\D/g, ""));
    },
    askForCredits: async (amount: number) => {
      await page
        .getByRole("complementary")
        .getByRole("button", { name: say("credits.credit.ask"), exact: true })
        .click();
      const dialog = page.getByRole("dialog", { name: say("credits.credit.title") });
      await dialog.getByLabel(say("credits.credit.amount")).fill(String(amount));
      await dialog.getByRole("button", { name: say("credits.confirm"), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    },
    askForEther: async () => {
      await page.goto("/deposit-demands");
      await page.getByRole("button", { name: say("credits.ether.ask"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: say("credits.ether.title") });
      await dialog.getByRole("button", { name: say("credits.confirm"), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    },
    /** The total of all requests that has been transferred on the chain. */
    readArrived: async (): Promise<number> => {
      const reply = await page.request.get(`${getFundingRequests.path}?pageSize=500`);
      const { demands: requests }: Reply<typeof getFundingRequests> = await reply.json();
      return requests.filter(({ movedAt }) => movedAt !== null).length;
    },
    /** Waits until this total of all requests has been transferred on the chain. */
    expectArrived: (count: number) =>
      openUntil(
        page,
        () => page.goto("/deposit-demands"),
        () =>
          expect(page.getByRole("row").filter({ hasText: say("credits.history.states.moved") })).toHaveCount(
            count,
            BRIEFLY,
          ),
      ),
    openRevocation,
    /** Ticks all records of the list that match, and returns the bar of the selection. */
    tickAll: async (search: string) => {
      await page.goto("/diplomasList?tab=signed");
      await searchList(person, search);
      await page.getByRole("checkbox", { name: say("ui.list.selectAll"), exact: true }).check();
      return page.getByRole("region", { name: say("ui.list.selection") });
    },
    /** Revokes the ticked diplomas with one reason, and waits until the job has ended. */
    revokeTicked: async (count: number, reason: RevocationReason) => {
      await page.getByRole("button", { name: say("diplomas.bulk.revoke"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: like("diplomas.revokeMany.title", { count }) });
      await dialog.getByRole("radio", { name: say(`diplomas.revoke.reasons.${reason}`) }).check();
      await dialog.getByLabel(like("diplomas.revokeMany.typed", { text: count })).fill(String(count));
      await dialog.getByRole("button", { name: like("diplomas.revokeMany.action", { count }) }).click();
      await expect(page.getByText(say("jobs.revoking.succeeded"))).toBeVisible();
    },
    /** Enters reason and number, runs `whileOpen` while the dialog is open, and waits until the job has ended. */
    revoke: async (number: string, reason: RevocationReason, whileOpen?: () => Promise<void>) => {
      const dialog = await openRevocation(number);
      await dialog.getByRole("radio", { name: say(`diplomas.revoke.reasons.${reason}`) }).check();
      await dialog.getByLabel(like("diplomas.revoke.typed", { text: number })).fill(number);
      await dialog.getByRole("button", { name: say("diplomas.revoke.action"), exact: true }).click();
      await whileOpen?.();
      await expect(page.getByText(say("jobs.revoking.succeeded"))).toBeVisible();
    },
  };
}
