/** What every journey starts with: a language, a university, and people with a browser window each. */
import { randomInt } from "node:crypto";
import type { Language } from "@ijaza/schema/product";
import { type BrowserContext, test as base, type ConsoleMessage, type Page, type WebError } from "@playwright/test";
import { type Agent, agentOf } from "./actors/agent.ts";
import { type Anyone, anyoneOf } from "./actors/anyone.ts";
import type { Person } from "./actors/person.ts";
import { type Responsable, responsableOf } from "./actors/responsable.ts";
import { registerAgent } from "./invitations.ts";
import { openSession } from "./sessions.ts";
import { NO_PAGE } from "./stack.ts";
import { FIRST, SECOND, type University } from "./universities.ts";
import { languageIn } from "./walks.ts";
import { leave, openWindow, takeUp } from "./windows.ts";
import { type Words, wordsOf } from "./words.ts";

export type SceneOptions = {
  /** By default that of the file in walks.ts. */
  language: Language | undefined;
  place: "first" | "second";
  /** Whether each window is one that nobody has used: for a first visit, and for what cannot be taken back, as a false clock. */
  hasNewWindows: boolean;
};

/** The windows of earlier journeys of this worker, which is a process of its own, by how they show pages. */
const keptWindows = new Map<string, Page[]>();

type Scene = {
  university: University;
  /** A university that must not see the first one's data. */
  otherUniversity: University;
  words: Words;
  /** A person with a new window in the journey's language. */
  newcomer: () => Promise<Person>;
  agent: Agent;
  /** Another agent of the university, only for this journey: bulk actions on its records affect no other journey. */
  colleague: Agent;
  responsable: Responsable;
  anyone: Anyone;
};

export const test = base.extend<SceneOptions & Scene>({
  language: [undefined, { option: true }],
  place: ["first", { option: true }],
  hasNewWindows: [false, { option: true }],
  university: async ({ place }, use) => use(place === "first" ? FIRST : SECOND),
  otherUniversity: async ({ place }, use) => use(place === "first" ? SECOND : FIRST),
  words: async ({ language }, use, { file }) => use(wordsOf(language ?? languageIn(file))),
  newcomer: async ({ browser, words, hasNewWindows, locale, colorScheme }, use) => {
    const look = `${locale} ${colorScheme}`;
    const kept = hasNewWindows ? [] : (keptWindows.get(look) ?? []);
    const taken: Page[] = [];
    const faults: string[] = [];
    const stopListening: (() => void)[] = [];
    await use(async () => {
      const found = kept.pop();
      const page = found ? await takeUp(found, words.language) : await openWindow(browser, words.language);
      taken.push(page);
      stopListening.push(listenForFaults(page.context(), faults));
      return { page, words };
    });
    for (const stop of stopListening) stop();
    const isGood = test.info().status === test.info().expectedStatus;
    if (!isGood) await showWindows(taken);
    const isKept = !hasNewWindows && isGood;
    for (const page of taken) await (isKept ? leave(page).then((each) => kept.push(each)) : page.context().close());
    if (isKept) keptWindows.set(look, kept);
    test.expect(faults, "errors in the browser's console").toEqual([]);
  },
  agent: async ({ newcomer, university }, use) => {
    const agent = agentOf(await newcomer(), university.agent);
    await openSession(agent, university.agent.email);
    await use(agent);
  },
  colleague: async ({ newcomer, responsable }, use) => {
    const mark = randomInt(1e5, 1e6);
    const account = { email: `colleague-${mark}@staff.example`, username: `Rym ${mark}` };
    const colleague = agentOf(await newcomer(), account);
    await registerAgent(colleague, responsable, account);
    await use(colleague);
  },
  responsable: async ({ newcomer, university }, use) => {
    const responsable = responsableOf(await newcomer(), university.responsable);
    await openSession(responsable, university.responsable.email);
    await use(responsable);
  },
  anyone: async ({ newcomer }, use) => use(anyoneOf(await newcomer())),
});

export const { expect, step } = Object.assign({ expect: test.expect, step: test.step });

/** What each of the people saw when a journey failed: the runner itself shows one of them. */
async function showWindows(pages: readonly Page[]): Promise<void> {
  for (const [at, page] of pages.entries()) {
    if (page.isClosed()) continue;
    const path = test.info().outputPath(`window-${at + 1}.png`);
    await page.screenshot({ path });
    await test.info().attach(`window at ${page.url()}`, { path, contentType: "image/png" });
  }
}

function listenForFaults(context: BrowserContext, faults: string[]): () => void {
  const noteMessage = (message: ConsoleMessage) => {
    if (message.type() === "error" && !isRefusal(message)) faults.push(`${message.text()} ${message.location().url}`);
  };
  const noteError = (fault: WebError) => {
    faults.push(String(fault.error()));
  };
  context.on("console", noteMessage);
  context.on("weberror", noteError);
  return () => {
    context.off("console", noteMessage);
    context.off("weberror", noteError);
  };
}

/** Errors that the browser logs and the page explains: API refusals, calls that a journey aborts, missing pages. */
const isRefusal = (message: ConsoleMessage): boolean => {
  const { pathname } = new URL(message.location().url);
  const isExpected = pathname === NO_PAGE || /^\/(api|digital_diploma)\//.test(pathname);
  return isExpected && /^Failed to load resource: (.* status of 4\d\d|net::ERR_FAILED)/.test(message.text());
};
