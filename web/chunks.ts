/**
 * Which modules of the client are fetched together. A chunk holds what the same pages share, so a chunk imports only chunks of
 * as many pages or more: there is no circle, and each module runs after those it imports.
 */
import { basename } from "node:path";
import { createEntries, type Graph } from "./module-graph.ts";

const entriesOf = createEntries();

const READING = "reading";

/** Pages that the same people open one after the other; the first that fits counts. What else is loaded late stays by itself. */
const ZONES: readonly [zone: string, pages: RegExp][] = [
  ["open", /\/(landing\/pages\/\w+|verification\/pages\/VerificationPage)\.tsx$/],
  ["verdict", /\/(DigitalDiplomaPage|DocumentCheck|Verdict\w*|PresentedDocument|SharePage)\.tsx$/],
  [READING, /\/(university-pages|legal)\/pages\/\w+\.tsx$/],
  ["door", /\/(session\/pages\/\w+|ThirdPartyPage|accounts\/pages\/(Register|Forgotten|Contact)Page)\.tsx$/],
  ["student", /\/(profile\/pages\/StudentProfilePage|visits\/components\/OwnVisits)\.tsx$/],
  ["staff", /\/(pages\/\w+Page|DesignerPage|SessionWatch|StaffArea|NotFoundPage)\.tsx$/],
];
/** Is loaded with every page of the staff. */
const STAFF_AREA = /\/app\/StaffArea\.tsx$/;
/** What fewer pages of the staff share, the others are spared: seven show lists of one kind of record. */
const MANY = 8;

/** What forms say by themselves: without a file of its own, the designer of templates would load the forms of those who are not signed in. */
const SENTENCES = /\/schema\/src\/errors\/(sentences|forms)\.ts$/;

/** What judges a cell: forms of records and imports need it, and no other page of staff or students. */
const CELLS = /\/schema\/src\/fields\/(fields|rows|choices|loose-key|folded-text|lost-letters|countries)\.ts$/;

/**
 * For rolldown's `codeSplitting`: the name of the chunk that this module goes into. Null where no two pages share it: then it
 * goes with its page.
 */
export const chunkOf = (id: string, graph: Graph): string | null => {
  if (SENTENCES.test(id)) return "sentences";
  if (CELLS.test(id)) return "cells";
  const pages = entriesOf(id, graph).filter(zoneOf);
  if (pages.length < 2) return null;
  const zones = chunksFor([...new Set(pages.map(zoneOf))]);
  const ofFew = pages.length < MANY && zones.join() === "staff" && !pages.some((page) => STAFF_AREA.test(page));
  const users = ofFew ? pages.map((page) => basename(page, ".tsx")) : zones;
  return users.sort().join("-");
};

/** What its holder shares is shown by pages of their own, whose visitors came for no other. */
const SHARED = /\/(PresentedDocument|SharePage)\.tsx$/;

/** Starts every page where visitors verify. */
const START = /\/public-start\.tsx$/;
/** What every verdict needs of the verifier. */
const VERIFIER = /\/checking\/verifier\.ts$/;
/** With what Vite imports late: the first script needs it, and nothing else that every page has. */
const PRELOADING = /vite\/preload-helper/;

/**
 * The same for the client of the pages where visitors verify, which open one after the other: all that pages of one kind need
 * comes in one file. What no page needs at once stays by itself.
 */
export const publicChunkOf = (id: string, graph: Graph): string | null => {
  if (PRELOADING.test(id)) return "preloading";
  const entries = entriesOf(id, graph);
  if (entries.some((entry) => START.test(entry))) return "base";
  const zones = new Set(entries.map((entry) => (SHARED.test(entry) ? "share" : zoneOf(entry))));
  // Too little for a request of its own.
  const isOfVerdicts = zones.has("verdict") || entries.some((entry) => VERIFIER.test(entry));
  if (zones.has("open") && isOfVerdicts) return "base";
  const ofZones = chunksFor([...zones].filter((zone) => zone !== undefined)).sort();
  if (ofZones.length > 0) return ofZones.join("-");
  // What time stamps, badges or proofs share with every verdict takes no request of its own.
  return entries.some((entry) => VERIFIER.test(entry)) ? "verifier" : null;
};

/** Scripts that every page has. */
const OF_ALL = /^assets\/(index|rolldown-runtime)-[\w-]{8}[.]js$/;
/** Chunks of the staff area, and the scripts that they import themselves. */
const IN_STAFF_AREA = /^assets\/(StaffArea|staff)-[\w-]{8}[.]js$/;
const OF_STAFF_AREA = /^assets\/([a-z]+-)*staff(-[a-z]+)*-[\w-]{8}[.]js$/;

/**
 * Pages that are read now and then take the chunks of others as they are, so that none of those is split for them; what they
 * share with the staff alone stands apart, for the staff's is large.
 */
function chunksFor(zones: readonly (string | undefined)[]): (string | undefined)[] {
  const others = zones.filter((zone) => zone !== READING);
  return others.length === 0 || others.join() === "staff" ? [...zones] : others;
}

/**
 * For Vite’s `resolveDependencies`: the scripts that are asked for at once with something that is loaded late, less those that
 * are there already. A script that is not there all the same is found by the scripts that import it.
 */
export function preloadedWith(_: string, files: string[], { hostId, hostType }: { hostId: string; hostType: string }) {
  if (hostType === "html") return files;
  const known = IN_STAFF_AREA.test(hostId) ? [OF_ALL, OF_STAFF_AREA] : [OF_ALL];
  return files.filter((file) => !known.some((each) => each.test(file)));
}

const zoneOf = (entry: string): string | undefined => ZONES.find(([, pages]) => pages.test(entry))?.[0];
