/**
 * Which modules of the client are fetched together. A chunk holds what the same pages share, so a chunk imports only chunks of
 * as many pages or more: there is no circle, and each module runs after those it imports.
 */
import { basename } from "node:path";

type Module = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Module | null };

/** Pages that the same people open one after the other; the first that fits counts. What else is loaded late stays by itself. */
const ZONES: readonly [zone: string, pages: RegExp][] = [
  ["open", /\/(landing\/pages\/\w+|verification\/pages\/VerificationPage)\.tsx$/],
  ["verdict", /\/(DigitalDiplomaPage|DocumentCheck|Verdict\w*|PresentedDocument|SharePage)\.tsx$/],
  ["door", /\/(session\/pages\/\w+|ThirdPartyPage|accounts\/pages\/(Register|Forgotten|Contact)Page)\.tsx$/],
  ["student", /\/profile\/pages\/StudentProfilePage\.tsx$/],
  ["staff", /\/(pages\/\w+Page|DesignerPage|SessionWatch|StaffArea|NotFoundPage)\.tsx$/],
];
/** Is loaded with every page of the staff. */
const STAFF_AREA = /\/app\/StaffArea\.tsx$/;
/** What fewer pages of the staff share, the others are spared. */
const MANY = 5;

/**
 * For rolldown's `codeSplitting`: the name of the chunk that this module goes into. Null where no two pages share it: then it
 * goes with its page.
 */
export const chunkOf = (id: string, graph: Graph): string | null => {
  const pages = entriesOf(id, graph).filter(zoneOf);
  if (pages.length < 2) return null;
  const zones = [...new Set(pages.map(zoneOf))];
  const ofFew = pages.length < MANY && zones.join() === "staff" && !pages.some((page) => STAFF_AREA.test(page));
  const users = ofFew ? pages.map((page) => basename(page, ".tsx")) : zones;
  return users.sort().join("-");
};

/** Scripts that every page has. */
const OF_ALL = /^assets\/(index|rolldown-runtime)-[\w-]{8}[.]js$/;
/** Chunks of the staff area, and the scripts that they import themselves. */
const IN_STAFF_AREA = /^assets\/(StaffArea|staff)-[\w-]{8}[.]js$/;
const OF_STAFF_AREA = /^assets\/(icons|([a-z]+-)*staff(-[a-z]+)*)-[\w-]{8}[.]js$/;

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

/** All that is loaded late and imports this module, by however many others. */
function entriesOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  // A set that grows while it is walked is walked to its end.
  for (const each of seen) {
    const { dynamicImporters = [], importers = [] } = graph.getModuleInfo(each) ?? {};
    if (dynamicImporters.length > 0) entries.push(each);
    for (const importer of importers) seen.add(importer);
  }
  return entries;
}
