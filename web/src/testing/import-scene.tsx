/** The import of diplomas in a page, with the sheet in the page instead of a worker. For tests. */
import type { BulkReply } from "@ijaza/schema/calls/wire";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Part } from "../features/imports/parts.ts";
import type { OpenSheet } from "../features/imports/sheet/open-sheet.ts";
import { createSheet } from "../features/imports/sheet/sheet.ts";
import { ImportWizard } from "../features/imports/wizard/ImportWizard.tsx";
import type { SentReply } from "../features/imports/wizard/import-state.ts";
import { AGENT } from "./people.ts";
import { renderPart } from "./render-part.tsx";

export const HEADER = "diplomaNumber;studentNumber;level;titleFr;academicYear;decisionDate";
export const good = (number: string) => `${number};17;master;Master de recherche;2025-2026;10/07/2026`;
export const inPage = (): OpenSheet => ({ ...createSheet(), close: () => {} });

type OpenOptions = {
  sheet?: () => OpenSheet;
  send?: (part: Part) => Promise<SentReply>;
  check?: (part: Part) => Promise<{ errors: BulkReply["errors"]; existing?: number }>;
};

export const openImport = async ({ send, check, sheet = inPage }: OpenOptions = {}) => {
  const sent: Part[] = [];
  const ids = new Set<string>();
  const fileNames = new Set<string>();
  const cohorts = new Set<string>();
  await renderPart(
    <ImportWizard
      subject={{ of: "diplomas", mode: "modeOne" }}
      hint="A file"
      results={{ to: "/diplomasList", label: "Show them" }}
      open={sheet}
      check={check}
      send={async (part, { importId, fileName, cohortName, cohortRows }) => {
        sent.push(part);
        ids.add(importId);
        fileNames.add(fileName);
        cohorts.add(`${cohortName}: ${cohortRows}`);
        return send ? send(part) : { created: part.rows.length, existing: 0, errors: [] };
      }}
      onEnd={() => {}}
    />,
    { user: AGENT },
  );
  return { sent, ids, fileNames, cohorts };
};

export const choose = async (...lines: string[]) => {
  const file = new File([[HEADER, ...lines].join("\n")], "cohort.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText("Choose a file"), file);
};

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
