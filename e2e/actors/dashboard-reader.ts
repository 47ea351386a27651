/** Reads dashboards: the charts in their form as tables, the figures above them, and the files to download. */
import { expect } from "@playwright/test";
import { textOf } from "./import-wizard.ts";
import { awaitLoaded, type Person } from "./person.ts";

/** A bar of a chart: its name, and its numbers as text. */
type Bar = { name: string; cells: string[] };

const numberIn = (text: string): number => Number(text.replace(/\D/g, ""));

export function dashboardReaderOf(person: Person) {
  const { page, words } = person;
  const { say, like } = words;

  /** The table's name is the chart's title, then what its numbers count. */
  const tableOf = (title: string) =>
    page.getByRole("table", { name: new RegExp(`^${say(title).replace(/[.()]/g, "\\$&")}(,|$)`) });
  const readBars = async (title: string): Promise<Bar[]> => {
    await expect(tableOf(title)).toBeVisible();
    return tableOf(title).evaluate(barsOf);
  };
  /** The numbers of the bar with this name; empty when the chart has no such bar. */
  const readCounts = async (title: string, name: string): Promise<number[]> => {
    const bars = await readBars(title);
    return bars.find((bar) => bar.name === name)?.cells.map(numberIn) ?? [];
  };

  return {
    ...person,
    open: async () => {
      await page.goto("/dashboard");
      await awaitLoaded(page);
    },
    readBars,
    readCounts,
    /** The current month or day of a chart over time; 0 when the chart is empty. */
    readLast: async (title: string): Promise<number> => {
      if ((await tableOf(title).count()) === 0) return 0;
      return numberIn((await readBars(title)).at(-1)?.cells[0] ?? "");
    },
    /** A figure above the charts, by its label. */
    readFigure: async (label: string): Promise<number> => {
      const figure = page.locator("dl > div").filter({ has: page.getByRole("term").getByText(say(label)) });
      return numberIn(await figure.getByRole("definition").first().innerText());
    },
    /** Changes the time range of the figures. */
    chooseRange: async (name: "month" | "quarter" | "year") => {
      const range = page.getByRole("radio", { name: say(`dashboard.range.names.${name}`), exact: true });
      // The radio button changes once the address has changed.
      await range.click();
      await expect(range).toBeChecked();
      const before = say(`dashboard.range.before.${name}`);
      await expect(page.getByRole("definition").filter({ hasText: before }).first()).toBeVisible();
    },
    /** Limits the chart of diplomas by sex to an academic year. */
    chooseYear: async (year: string) => {
      await page.getByLabel(say("dashboard.charts.academicYear"), { exact: true }).selectOption(year);
      await expect(
        page.getByRole("table", { name: `${say("dashboard.charts.bySex.title")}, ${year}`, exact: true }),
      ).toBeVisible();
      // Until the reply arrives, the chart shows its former content dimmed.
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    },
    /** Expands the diplomas of each university. */
    unfoldUniversities: () => page.getByText(say("dashboard.charts.byUniversity.fold"), { exact: true }).click(),
    /** The numbers in the file that a chart offers, line by line, without the header. */
    downloadCounts: async (title: string): Promise<number[]> => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: like("ui.chart.download", { title: say(title) }) }).click(),
      ]);
      const [, ...lines] = (await textOf(file)).trimEnd().split("\r\n");
      return lines.map((line) => Number(line.split(/[;,]/).at(-1)));
    },
  };
}

/** Runs in the page: each column of a chart over time is a bar, and each row of any other chart. */
function barsOf(table: Element): Bar[] {
  const textIn = (cell: Element | null | undefined) => cell?.textContent?.trim() ?? "";
  const rows = [...table.querySelectorAll("tbody tr")];
  const ofRows = rows.filter((row) => row.querySelector("th"));
  if (ofRows.length > 0) {
    return ofRows.map((row) => ({
      name: textIn(row.querySelector("th")),
      cells: [...row.querySelectorAll("td")].map(textIn),
    }));
  }
  const cells = [...table.querySelectorAll("tbody td")];
  return [...table.querySelectorAll("thead th")].map((head, at) => ({
    name: head.ariaLabel ?? textIn(head),
    cells: [textIn(cells[at])],
  }));
}
