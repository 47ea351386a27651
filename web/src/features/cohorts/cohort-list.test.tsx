/** The list of cohorts. */
import type { OneCohort } from "@ijaza/schema/cohorts/calls";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { cohortWith, SIGNED } from "../../testing/cohorts.ts";
import { openDiplomas } from "../../testing/open-diplomas.ts";
import { RESPONSABLE } from "../../testing/people.ts";

const openList = (cohorts: readonly OneCohort[], path = "/cohorts") =>
  openDiplomas(RESPONSABLE, path, {
    diplomas: [],
    answers: { "GET /api/cohorts": () => ({ body: { cohorts, total: cohorts.length, page: 1, pageSize: 50 } }) },
  });

test("the list names each cohort, its records, its agent and where it stands, and is narrowed by kind and name", async () => {
  const signed = { ...SIGNED, _id: "im000000000000000000000001", name: "Licence 2026" };
  const { log } = await openList([cohortWith(), signed]);
  const row = within((await screen.findByRole("link", { name: "Master 2026, Sciences" })).closest("tr")!);
  expect(screen.getByRole("link", { name: "Licence 2026" }).getAttribute("href")).toBe(`/cohorts/${signed._id}`);
  row.getByText("40 diplomas");
  row.getByText("Youssef Haddad");
  row.getByText("40 to review");
  screen.getByText("37 signed");
  await userEvent.click(screen.getByRole("tab", { name: "Certificates" }));
  await userEvent.type(screen.getByRole("searchbox", { name: "Name of the cohort" }), "2026");
  await waitFor(() => {
    const query = log.filter(({ path }) => path === "/api/cohorts").at(-1)?.query;
    expect([query?.get("kind"), query?.get("search")]).toEqual(["certificate", "2026"]);
  });
});

test("the menu marks the cohorts of the kind that is shown", { tags: ["all"] }, async () => {
  await openList([], "/cohorts?kind=certificate");
  await screen.findByText("No cohorts yet");
  await userEvent.click(screen.getByRole("button", { name: "Open the menu" }));
  const menu = within(screen.getByRole("navigation", { name: "Menu" }));
  await userEvent.click(menu.getByRole("button", { name: /Diplomas management/ }));
  const links = menu.getAllByRole("link", { name: "Cohorts" });
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
    ["/cohorts?kind=diploma", null],
    ["/cohorts?kind=certificate", "page"],
  ]);
});
