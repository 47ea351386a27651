/** What the server needs of the web client's build to send a public page as HTML, before any script runs. */
import type { ArabRegion } from "../fields/arab-regions.ts";
import type { Language } from "../product.ts";

/** A GET that the page makes first. The key is the client's own name for it. */
export type FirstQuestion = { key: string; address: string; answersText: boolean };

/** Answers by the key of their question; what could not be answered is absent, and the client fetches it. */
export type FirstAnswers = Record<string, unknown>;

export type FirstPaintOptions = {
  /** Path and query of the page. */
  url: string;
  language: Language;
  /** Whose months are shown in Arabic. */
  region: ArabRegion;
  answers: FirstAnswers;
};

export type FirstPaint = {
  questionsOf: (path: string) => FirstQuestion[];
  /** Addresses of the scripts that the page loads besides those it names. */
  scriptsOf: (path: string, language: Language) => string[];
  /** The markup inside the root element. */
  render: (options: FirstPaintOptions) => Promise<string>;
};

/** Mirrors the language that was chosen in this browser; names nobody. */
export const LANGUAGE_COOKIE = "language";

/** The id of the element that holds the answers as JSON, for the client to go on from. */
export const FIRST_ANSWERS_ID = "first-answers";
