/** Filters of lists that a member of the staff keeps under a name, each for the own account alone. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { text } from "../fields/forms.ts";
import { staff } from "../users/roles.ts";

/** What the address of each list may hold: what narrows it, and its order. */
export const FILTERED_LISTS = {
  diplomas: ["search", "sort", "tab", "agent", "import", "level", "year"],
  certificates: ["search", "sort", "tab", "agent", "import", "template"],
  students: ["search", "sort", "sex"],
  users: ["search", "sort", "role", "blocking", "university"],
  cohorts: ["search", "kind"],
  correctionRequests: ["search", "sort", "tab"],
  fundingRequests: ["sort", "kind", "status"],
  audit: ["from", "to", "kind"],
} as const satisfies Record<string, readonly string[]>;

export type FilteredList = keyof typeof FILTERED_LISTS;
const LISTS = Object.keys(FILTERED_LISTS) as FilteredList[];

/** The members of a query that the list knows, and that say something. */
export function knownFilters(list: FilteredList, query: Readonly<Record<string, unknown>>): Record<string, string> {
  const known = FILTERED_LISTS[list].map((name) => [name, query[name]] as const);
  return Object.fromEntries(
    known.filter((entry): entry is [(typeof entry)[0], string] => typeof entry[1] === "string" && entry[1] !== ""),
  );
}

/** The most that somebody keeps of one list. */
export const MOST_SAVED_FILTERS = 20;
export const LONGEST_FILTER_NAME = 60;

const list = z.enum(LISTS);
const name = text(1, LONGEST_FILTER_NAME);
const query = z.record(z.string().max(20), z.string().max(200));
const savedFilter = z.object({ name: z.string(), query: z.record(z.string(), z.string()) });
export type SavedFilter = z.output<typeof savedFilter>;

const at = "/api/user/saved-filters";
const reply = z.object({ filters: z.array(savedFilter) });

export const getSavedFilters = endpoint({
  method: "GET",
  path: at,
  who: staff,
  summary: "The filters that one keeps of a list, by their names.",
  query: z.strictObject({ list }),
  reply,
});

export const saveFilter = endpoint({
  method: "PUT",
  path: at,
  who: staff,
  summary:
    "Keeps filters of a list under a name, and replaces what has it; with `formerName`, what had that is renamed.",
  body: z.strictObject({ list, name, query, formerName: name.optional() }),
  mostMembers: 60,
  reply,
  refusals: ["filter_name_taken", "too_many_filters"],
});

export const deleteFilter = endpoint({
  method: "DELETE",
  path: at,
  who: staff,
  summary: "Forgets filters of a list.",
  body: z.strictObject({ list, name }),
  reply,
});
