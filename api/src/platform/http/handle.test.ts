/** What does not compile of calls and their handlers: the type check reads it, and running it shows only that it loads. */
import { change, download, question } from "@ijaza/schema/calls/call";
import { agent, anyone } from "@ijaza/schema/users/roles";
import { expect, test } from "vitest";
import { z } from "zod";
import { handlersWith } from "./handle.ts";

const { handle, handleInSteps } = handlersWith<{ users: { find(id: string): Promise<string> } }>();
const body = z.strictObject({ id: z.string() });
const base = { method: "PUT", path: "/x", summary: "", body, reply: z.object({ name: z.string() }) } as const;
const read = { ...base, method: "GET" } as const;

const renamed = change({ ...base, who: agent, scope: "own", changes: ["cohorts"], audit: "cohort.renamed" });
const silent = change({ ...base, who: agent, scope: "own", changes: [] });
const decided = change({
  ...base,
  who: agent,
  scope: { all: "why" },
  changes: [],
  audit: ["diploma.accepted", "diploma.rejected"],
});
const open = question({ ...read, who: anyone, scope: "public", shows: ["diplomas"] });
const account = question({ ...read, who: agent, scope: "account", shows: [] });
const bare = change({ ...base, who: anyone, scope: "none", changes: [] });
const file = download({ method: "GET", path: "/f", summary: "", who: agent, scope: "own", mediaTypes: ["a/b"] });

const compiles = [
  handle(renamed, async ({ actor, note, rooms }, { id }) => {
    note({ subjectId: actor.universityId });
    return { name: await rooms.users.find(id) };
  }),
  handle(decided, async ({ note }, { id }) => {
    note({ kind: "diploma.accepted", subjectId: id });
    return { name: id };
  }),
  handleInSteps(bare, async (_, { id }) => ({ name: id })),
];

const mistakes = [
  // @ts-expect-error without who
  () => change({ ...base, scope: "own", changes: [] }),
  // @ts-expect-error without scope
  () => change({ ...base, who: agent, changes: [] }),
  // @ts-expect-error a change without what it changes
  () => change({ ...base, who: agent, scope: "own" }),
  // @ts-expect-error a question without what it shows
  () => question({ ...read, who: agent, scope: "own" }),
  // @ts-expect-error kept for another time without a reason
  () => question({ ...read, who: agent, scope: "own", shows: [], keptFor: 0 }),
  // @ts-expect-error no such subject
  () => change({ ...base, who: agent, scope: "own", changes: ["cohort"] }),
  // @ts-expect-error no such event
  () => change({ ...base, who: agent, scope: "own", changes: [], audit: "cohort.painted" }),
  // @ts-expect-error all universities without a reason
  () => change({ ...base, who: agent, scope: "all", changes: [] }),
  // @ts-expect-error a stranger has no university
  () => change({ ...base, who: anyone, scope: "own", changes: [] }),
  // @ts-expect-error a stranger's university is not read for either
  () => change({ ...base, who: anyone, scope: "reach", changes: [] }),
  // @ts-expect-error a stranger has no account
  () => change({ ...base, who: anyone, scope: "account", changes: [] }),
  // @ts-expect-error no such member
  () => change({ ...base, who: agent, scope: "own", changes: [], refusal: [] }),
  // @ts-expect-error the reply lacks its name
  () => handle(renamed, async () => ({})),
  // @ts-expect-error the name is no text
  () => handle(renamed, async () => ({ name: 1 })),
  // @ts-expect-error no such member of the input
  () => handle(renamed, async (_, { name }) => ({ name })),
  // @ts-expect-error a call that declares no event notes none
  () => handle(silent, async ({ note }, { id }) => ({ name: String(note({ subjectId: id })) })),
  // @ts-expect-error of several events it says which
  () => handle(decided, async ({ note }, { id }) => ({ name: String(note({ subjectId: id })) })),
  // @ts-expect-error a visitor may be nobody
  () => handle(open, async ({ actor }) => ({ name: actor.id })),
  // @ts-expect-error who has an account may have no university yet
  () => handle(account, async ({ actor }) => ({ name: actor.universityId satisfies string })),
  // @ts-expect-error without a scope there is no transaction
  () => handle(bare, async (_, { id }: { id: string }) => ({ name: id })),
  // @ts-expect-error between steps there is no transaction
  () => handleInSteps(renamed, async ({ trx }, { id }) => ({ name: `${trx}${id}` })),
  // @ts-expect-error a room that is not among those it uses
  () => handle(renamed, async ({ rooms }, { id }) => ({ name: rooms.records.name + id })),
  // @ts-expect-error a file has bytes
  () => handleInSteps(file, async () => ({ name: "a.zip", type: "a/b" })),
];

test("a call with its handler compiles, and no mistake does", () => {
  expect([compiles.length, mistakes.length]).toEqual([3, 23]);
});
