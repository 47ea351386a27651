/** What every journey starts with: a language, a university, and people with a browser window each. */
import { randomInt } from "node:crypto";
import type { Language } from "@ijaza/schema/product";
import { type BrowserContext, test as base, type ConsoleMessage } from "@playwright/test";
import { type Agent, agentOf } from "./actors/agent.ts";
import { type Anyone, anyoneOf } from "./actors/anyone.ts";
import type { Person } from "./actors/person.ts";
import { type Responsable, responsableOf } from "./actors/responsable.ts";
import { registerInvited } from "./invitations.ts";
import { openSession } from "./sessions.ts";
import { NO_PAGE, URL_OF_PRODUCT } from "./stack.ts";
import { FIRST, SECOND, type University } from "./universities.ts";
import { type Words, wordsOf } from "./words.ts";

export type SceneOptions = { language: Language; place: "first" | "second" };

type Scene = {
  university: University;
  /** A university that must not see the first one's data. */
  otherUniversity: University;
  words: Words;
  /** A person with a new window in the journey's language. */
  newcomer: (options?: { language?: Language }) => Promise<Person>;
  agent: Agent;
  /** Another agent of the university, only for this journey: bulk actions on its records affect no other journey. */
  colleague: Agent;
  responsable: Responsable;
  anyone: Anyone;
};

export const test = base.extend<SceneOptions & Scene>({
  language: ["en", { option: true }],
  place: ["first", { option: true }],
  university: async ({ place }, use) => use(place === "first" ? FIRST : SECOND),
  otherUniversity: async ({ place }, use) => use(place === "first" ? SECOND : FIRST),
  words: async ({ language }, use) => use(wordsOf(language)),
  newcomer: async ({ browser, language }, use) => {
    const windows: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (options = {}) => {
      const words = wordsOf(options.language ?? language);
      const context = await browser.newContext(settingsFor(words.language));
      windows.push(context);
      listenForFaults(context, faults);
      return { page: await context.newPage(), words };
    });
    for (const each of windows) await each.close();
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
    await registerInvited(colleague, responsable, account);
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

const settingsFor = (language: Language) => ({
  baseURL: URL_OF_PRODUCT,
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce" as const,
  storageState: {
    cookies: [],
    origins: [{ origin: URL_OF_PRODUCT, localStorage: [{ name: "language", value: language }] }],
  },
});

function listenForFaults(context: BrowserContext, faults: string[]): void {
  context.on("console", (message) => {
    if (message.type() === "error" && !isRefusal(message)) faults.push(`${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (fault) => faults.push(String(fault.error())));
}

/** Errors that the browser logs and the page explains: API refusals, calls that a journey aborts, missing pages. */
const isRefusal = (message: ConsoleMessage): boolean => {
  const { pathname } = new URL(message.location().url);
  const isExpected = pathname === NO_PAGE || /^\/(api|digital_diploma)\//.test(pathname);
  return isExpected && /^Failed to load resource: (.* status of 4\d\d|net::ERR_FAILED)/.test(message.text());
};
