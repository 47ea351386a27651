/** The design system is complete: each component that pages use from `ui` has a sample, or a reason for having none. */
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";
import { SAMPLES } from "./samples.ts";

const FRAME = "the frame of whole pages, which one sees on any of them";
const FROM_SERVER = "asks the server for a document";
const ART = "the art of one page, where it is seen";
const INSIDE = "is seen inside another that is shown";
/** Components of `ui` that are not shown at /components, with the reason. */
const NOT_SHOWN: Record<string, string> = {
  BackLink: FRAME,
  HomeLink: FRAME,
  LegalLinks: FRAME,
  LanguageSwitcher: FRAME,
  Logo: FRAME,
  PageHead: FRAME,
  PageSpinner: FRAME,
  PublicFooter: FRAME,
  PublicHeader: FRAME,
  SidedPage: FRAME,
  ToastRegion: "stands once on every page; its toasts are shown",
  LazyLeaveGuard: "asks only when somebody leaves",
  LeaveGuard: "asks only when somebody leaves",
  ListCard: "puts together a table, its tools and its pages around a call",
  RowsInView: "is the body of a long table",
  SortChoice: "belongs to a list on a narrow screen",
  ListExport: "asks the server for a file; its menu is shown",
  RuleControl: "chooses a field that is shown by a rule",
  ScriptWarnings: "is the notes of a form by its rules; notes are shown",
  RetypeField: "stands in a dialog that asks before what cannot be undone",
  ButtonLabel: "stands for a button until the script of a painted page is there",
  Avatar: INSIDE,
  Stamp: INSIDE,
  Fold: "is an HTML details element, which opens what a page has below",
  TabLinks: "leads from page to page; tabs of one page are shown",
  TaskList: "leads to the pages that a first day needs",
  Chip: INSIDE,
  Dialog: INSIDE,
  Columns: INSIDE,
  DropArea: INSIDE,
  Rows: INSIDE,
  Scrollable: INSIDE,
  BadgeButton: FROM_SERVER,
  CredentialButton: FROM_SERVER,
  DocumentFiles: FROM_SERVER,
  DownloadButton: FROM_SERVER,
  PdfButton: FROM_SERVER,
  Sheet: FROM_SERVER,
  ArtBorder: ART,
  DiplomaArt: ART,
  SampleDiploma: ART,
};
/** Components of other rooms that many pages use. */
const OF_ROOMS = ["JobLine"];

const UI = import.meta.glob<string>(["../../ui/**/*.tsx", "!../../ui/**/*.test.tsx"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const OWN = import.meta.glob<string>("./samples/*.tsx", { eager: true, query: "?raw", import: "default" });

const COMPONENT = /^export (?:function|const) ([A-Z][a-z]\w*)/gm;
const components = Object.values(UI).flatMap((text) => [...text.matchAll(COMPONENT)].map(([, name]) => name!));
const samples = Object.values(OWN).join("\n");
const isShown = (name: string) => new RegExp(`<${name}\\b`).test(samples);

test("every component of the design system has a sample, or a reason for having none", () => {
  expect(components.length).toBeGreaterThan(40);
  const missing = [...components, ...OF_ROOMS].filter((name) => !isShown(name));
  expect(missing.toSorted()).toEqual(Object.keys(NOT_SHOWN).toSorted());
});

test("every section is shown under its own heading", async () => {
  serve();
  await renderApp("/components", { language: "ar" });
  const headings = await screen.findAllByRole("heading", { level: 2 });
  expect(new Set(headings.map(({ textContent }) => textContent)).size).toBeGreaterThanOrEqual(SAMPLES.length);
});
