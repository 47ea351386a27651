/** The dashboards above universities, as the admins of the platform and of ALECSO see them. */
import type { User } from "@ijaza/schema/users/calls";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aDayAgo, openDashboard } from "../../testing/open-dashboard.ts";
import { NETWORK_ADMIN, PLATFORM_ADMIN, RESPONSABLE } from "../../testing/people.ts";
import type { Answers } from "../../testing/server.ts";
import { counted } from "../../testing/statistics.ts";
import { universityWith } from "../../testing/universities.ts";

const openNetwork = (user: User, answers: Answers = {}) => {
  const universities = [universityWith(), universityWith({ _id: "qb000000000000000000000000", responsable: null })];
  const page = { page: 1, pageSize: 500 };
  return openDashboard(user, [], {
    answers: {
      "GET /api/university/get-all-universities": () => ({ body: { universities, total: 2, ...page } }),
      "GET /api/user/getAllUsers": () => ({
        body: {
          users: [{ ...RESPONSABLE, invitation: { state: "failed", at: "2026-11-20T08:00:00Z" } }],
          total: 1,
          ...page,
        },
      }),
      "GET /api/user/deposit-demands": ({ query }) => ({
        body: { demands: [], total: query.get("kind") === "credit" ? 2 : 0, ...page },
      }),
      ...answers,
    },
  });
};

const name = (text: string) => ({ en: text, fr: text, ar: text });

test("the platform's admin sees the universities' requests, which have no manager, and the platform's ether", async () => {
  await openNetwork(PLATFORM_ADMIN);
  await screen.findByText("2 requests for credits");
  screen.getByText("1 university without a manager");
  screen.getByText("1 manager with a failed or expired invitation");
  expect(screen.queryByText(/for ether/)).toBeNull();
  screen.getByText("2.0000000");
  await screen.findByRole("heading", { name: "Latest events" });
});

test("a network's admin sees first, by name, which universities are silent and where diplomas wait", async () => {
  const silent = [
    { universityId: "a".repeat(26), name: name("Jabal al-Nur"), lastIssued: "2026-08-19" },
    { universityId: "b".repeat(26), name: name("Wadi Zarqa"), lastIssued: null },
  ];
  const waiting = [{ universityId: "c".repeat(26), name: name("Qasr al-Bahr"), count: 40, since: aDayAgo() }];
  await openNetwork(NETWORK_ADMIN, counted("attention", { silent, waiting, revocations: [] }));
  await screen.findByText("40 diplomas have been waiting for more than 30 days");
  screen.getByText("2 universities have signed nothing for 90 days");
  const stopped = within(screen.getByRole("table", { name: "Universities that have stopped issuing" }));
  expect(stopped.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Jabal al-Nur",
    "Wadi Zarqa",
  ]);
  stopped.getByText("never");
  within(screen.getByRole("table", { name: "Diplomas waiting a long time" })).getByRole("row", {
    name: /Qasr al-Bahr 40/,
  });
  expect(screen.queryByRole("heading", { name: "Latest events" })).toBeNull();
});

test("the universities by country are in a table; screen readers skip the map beside it", async () => {
  const countries = [
    { country: "TN", count: 13 },
    { country: "DZ", count: 9 },
  ];
  await openNetwork(NETWORK_ADMIN, counted("getNumberOfUniversitiesByCountry", { countries }));
  const table = await screen.findByRole("table", { name: "Universities by country" });
  within(table).getByRole("row", { name: "Tunisia 13" });
  screen.getByText("in 2 countries");
  expect(screen.getByText("TN").closest("[aria-hidden='true']")?.querySelector("[dir='ltr']")).not.toBeNull();
});

test("withheld small numbers are named as such, and revocations are shown by their reason", async () => {
  const bySex = [
    { sex: "F", count: null },
    { sex: "M", count: null },
  ];
  const revocations = [{ class: "superseded", count: 91 }];
  await openNetwork(NETWORK_ADMIN, {
    ...counted("getDiplomasBysex", { bySex }),
    ...counted("attention", { silent: [], waiting: [], revocations }),
  });
  await screen.findByRole("row", { name: "Women fewer than 5" });
  await screen.findByRole("row", { name: "Replaced by a corrected diploma 91" });
  screen.getByText("91 of them replaced by corrected diplomas");
  screen.getByText(/no diploma has been waiting for more than 30/);
});

test("diplomas by sex cover all years, or one chosen academic year", async () => {
  const years = [
    { academicYear: "2025-2026", count: 30 },
    { academicYear: "2024-2025", count: 12 },
  ];
  const split = (women: number | null) => ({
    body: {
      bySex: [
        { sex: "F", count: women },
        { sex: "M", count: women },
      ],
    },
  });
  await openNetwork(NETWORK_ADMIN, {
    ...counted("diplomas-by-academic-year", { years }),
    "GET /api/dashboard/getDiplomasBysex": ({ query }) => split(query.has("academicYear") ? null : 21),
  });
  const whole = await screen.findByRole("table", { name: "Diplomas by sex, All years" });
  within(whole).getByRole("row", { name: "Women 21" });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Academic year" }), "2024-2025");
  const ofYear = await screen.findByRole("table", { name: "Diplomas by sex, 2024-2025" });
  await within(ofYear).findByRole("row", { name: "Women fewer than 5" });
});
