/** What each role's dashboard shows in its tables after a day of work at a newly founded university. */
import { randomInt } from "node:crypto";
import { LANGUAGES } from "@ijaza/schema/product";
import { adminOf } from "../actors/admin.ts";
import { dashboardReaderOf } from "../actors/dashboard-reader.ts";
import { reviewLinks } from "../actors/person.ts";
import { studentOf } from "../actors/student.ts";
import { foundWithPeople } from "../founding.ts";
import { registerUniversityAdmin } from "../invitations.ts";
import { codeMailedTo } from "../mailbox.ts";
import { asCsv, type Row, rowsFor } from "../mode-rows.ts";
import { expect, step, test } from "../scene.ts";
import { NETWORK_ADMIN } from "../universities.ts";

const COUNTRIES = { en: "KM", fr: "DJ", ar: "MR" } as const;
const FIRST_YEAR = 1900;
/** The number of years from which each language chooses one. */
const YEARS = 30;
const SIGNED = 5;

const fileOf = (name: string, rows: readonly Row[]) => ({
  file: { ...asCsv("modeTwo", rows), name },
  rows: rows.length,
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("each role reads in tables what was done that day", async ({ newcomer, anyone, words }) => {
      const { say, like } = words;
      const country = COUNTRIES[language];
      // A year that no other journey and no earlier try uses, so that only these diplomas are counted in it.
      const year = FIRST_YEAR + LANGUAGES.indexOf(language) * YEARS + randomInt(YEARS);
      const academicYear = `${year}-${year + 1}`;
      const inReadersWords = new Intl.DisplayNames(language, { type: "region" }).of(country) ?? "";
      const network = adminOf(await newcomer(), NETWORK_ADMIN);
      const platform = adminOf(await newcomer());
      await Promise.all([network.signIn(), platform.signIn()]);
      const readers = { network: dashboardReaderOf(network), platform: dashboardReaderOf(platform) };

      const readNetwork = async () => {
        const { open, readCounts, readFigure, readLast } = readers.network;
        await open();
        return {
          inCountry: (await readCounts("dashboard.countries.title", inReadersWords))[0] ?? 0,
          universities: await readFigure("dashboard.figures.universities"),
          issued: await readLast("dashboard.charts.issuedByMonth.title"),
          verifications: await readLast("dashboard.charts.verificationsByDay.title"),
          visits: await readLast("dashboard.charts.visitsByDay.title"),
          revocations: await readFigure("dashboard.figures.revocations"),
        };
      };
      const before = await step("the network's admin reads what was before", readNetwork);

      const { name, responsable, agent } = await step("a university is founded", () =>
        foundWithPeople({ newcomer, network, platform, language, country, mode: "modeTwo", credits: SIGNED }),
      );
      const overseer = await newcomer();
      const ofOverseer = { email: `overseer-${randomInt(1e5, 1e6)}@lagoon.example`, username: `Nour ${language}` };
      await registerUniversityAdmin(overseer, platform, { ...ofOverseer, university: name });
      // An odd number, so that the first student is a woman.
      const from = randomInt(1e5, 4e5) * 2 + 1;
      const rows: Row[] = rowsFor("modeTwo", { count: SIGNED + 1, prefix: "S", from }).map((row) => ({
        ...row,
        academicYear,
      }));
      const [held, revoked] = rows.map(({ diplomaNumber = "" }) => diplomaNumber);
      const [holder] = rows;
      if (!holder || !held || !revoked) throw new Error("no rows");
      const waiting = fileOf("autumn.csv", rows.slice(SIGNED));

      await step("the agent imports, the responsable accepts, the agent signs", async () => {
        await agent.importDiplomas(fileOf("summer.csv", rows.slice(0, SIGNED)), { mode: "modeTwo" });
        await responsable.acceptAll(agent.account, SIGNED);
        await agent.signAll(SIGNED);
        await agent.importDiplomas(waiting, { mode: "modeTwo" });
      });
      await step("somebody opens one, has the server verify it, and another is revoked", async () => {
        const link = (await agent.readLinks(held)).get(held) ?? "";
        await anyone.openLink(link);
        await anyone.expectVerdict("valid");
        await anyone.haveServerVerify(link.split("/").at(-1) ?? "");
        await responsable.revoke(revoked, "issued_in_error");
      });

      const agentReads = dashboardReaderOf(agent);
      await step("the agent's tables: submitted, verified, who graduated; and a file says the same", async () => {
        const { open, readBars, readCounts, readFigure, readLast, downloadCounts } = agentReads;
        const submitted = "dashboard.charts.diplomasByMonth.title";
        // The server writes verifications once a second.
        await expect(async () => {
          await open();
          expect(await readLast("dashboard.charts.verificationsByDay.title")).toBe(1);
        }).toPass();
        expect(await readLast(submitted)).toBe(SIGNED + 1);
        expect(await readFigure("dashboard.figures.issued")).toBe(SIGNED);
        expect(await readFigure("dashboard.figures.unsigned")).toBe(0);
        expect(await readFigure("dashboard.figures.revoked")).toBe(1);
        const [levels] = await readBars("dashboard.charts.levels.title");
        // Of the diplomas of three women and two men, one is revoked.
        expect(levels?.cells).toEqual(["3", "1"]);
        expect(await readCounts("dashboard.charts.domains.title", holder.domain ?? "")).toEqual([SIGNED - 1]);
        const table = (await readBars(submitted)).map(({ cells: [cell] }) => Number(cell));
        expect(await downloadCounts(submitted)).toEqual(table);
      });
      const ofResponsable = dashboardReaderOf(responsable);
      await step("the responsable's tables say what was signed, of any range; the queue names the file", async () => {
        const { open, readFigure, readLast, chooseRange } = ofResponsable;
        await open();
        expect(await readLast("dashboard.charts.issuedByMonth.title")).toBe(SIGNED);
        expect(await readLast("dashboard.charts.verificationsByDay.title")).toBe(1);
        expect(await readLast("dashboard.charts.verificationsByMonth.title")).toBe(1);
        await chooseRange("year");
        expect(await readFigure("dashboard.figures.issued")).toBe(SIGNED);
        await responsable.expectWaiting(agent.account, 1);
        await expect(reviewLinks(responsable, "review", agent.account)).toHaveAccessibleName(
          like("dashboard.queue.review.ofCohort", { name: agent.account.username, cohort: waiting.file.name }),
        );
      });
      await step("the university's admin reads the same, and what waits for others", async () => {
        const { open, readCounts, readFigure, readLast } = dashboardReaderOf(overseer);
        await open();
        expect(await readLast("dashboard.charts.issuedByMonth.title")).toBe(SIGNED);
        expect(await readFigure("dashboard.figures.verifications")).toBe(1);
        expect(await readCounts("dashboard.charts.domains.title", holder.domain ?? "")).toEqual([SIGNED - 1]);
        await expect(overseer.page.getByText(waiting.file.name)).toBeVisible();
      });
      await step("the network's admin reads the sums of all; few people are withheld", async () => {
        const after = await readNetwork();
        expect(after.inCountry).toBe(before.inCountry + 1);
        // Other journeys run at the same time.
        expect(after.universities).toBeGreaterThan(before.universities);
        expect(after.issued).toBeGreaterThanOrEqual(before.issued + SIGNED);
        expect(after.verifications).toBeGreaterThan(before.verifications);
        // A verification counts as a visit too, beside the visit to its page.
        expect(after.visits).toBeGreaterThanOrEqual(before.visits + 2);
        expect(after.revocations).toBeGreaterThan(before.revocations);
      });
      for (const { open, chooseYear, readBars, readCounts, unfoldUniversities } of Object.values(readers))
        await step("who is above universities reads each of them, and no small number of people", async () => {
          await open();
          await unfoldUniversities();
          expect(await readCounts("dashboard.charts.byUniversity.title", name)).toEqual([SIGNED + 1]);
          await chooseYear(academicYear);
          const withheld = say("ui.chart.withheld", { count: 5 });
          expect((await readBars("dashboard.charts.bySex.title")).map(({ cells }) => cells)).toEqual([
            [withheld],
            [withheld],
          ]);
        });
      await step("the student reads that the diploma was verified once, this week", async () => {
        const student = studentOf(await newcomer());
        const code = await codeMailedTo(holder.email ?? "");
        await student.giveCode({ identifier: holder.studentNumber ?? "", code });
        await student.setPassword("a sentence that this student keeps");
        const { page } = student;
        await page.getByText(like("visits.own.last", { times: say("visits.own.times", { count: 1 }) })).click();
        expect(await dashboardReaderOf(student).readLast("visits.weeks.title")).toBe(1);
      });
    });
  });
}
