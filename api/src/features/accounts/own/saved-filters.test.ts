/** Filters that a member of the staff keeps of a list: own ones alone, under names, by what the list knows. */
import { deleteAgent } from "@ijaza/schema/accounts/lists";
import { deleteFilter, getSavedFilters, MOST_SAVED_FILTERS, saveFilter } from "@ijaza/schema/lists/saved-filters";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";

const { fixtures, db } = await startTestApp();
const list = "diplomas" as const;
const SIGNED = { name: "Signed in 2026", query: { tab: "signed", year: "2025-2026", sort: "-signedAt" } };

test("filters are kept for their owner and their list, in the order of their names", async () => {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const colleague = await fixtures.agent({ university });
  await agent.call(saveFilter, { list, ...SIGNED });
  const { filters } = await agent.call(saveFilter, { list, name: "Éric", query: { search: "Éric", tab: "" } });
  expect(filters).toEqual([SIGNED, { name: "Éric", query: { search: "Éric" } }]);
  expect(await agent.call(getSavedFilters, { list })).toEqual({ filters });
  expect(await agent.call(getSavedFilters, { list: "certificates" })).toEqual({ filters: [] });
  expect(await colleague.call(getSavedFilters, { list })).toEqual({ filters: [] });
});

test("admins who are of no university keep theirs, too", async () => {
  const admin = await fixtures.admin("admin_ijaza");
  await admin.call(saveFilter, { list: "users", name: "Blocked", query: { blocking: "blocked" } });
  const { filters } = await admin.call(getSavedFilters, { list: "users" });
  expect(filters).toEqual([{ name: "Blocked", query: { blocking: "blocked" } }]);
});

test("the same name replaces what it had; another one renames it, unless that is taken", async () => {
  const agent = await fixtures.agent();
  await agent.call(saveFilter, { list, ...SIGNED });
  const replaced = await agent.call(saveFilter, { list, name: SIGNED.name, query: { tab: "revoked" } });
  expect(replaced.filters).toEqual([{ name: SIGNED.name, query: { tab: "revoked" } }]);
  await agent.call(saveFilter, { list, name: "Others", query: { tab: "rejected" } });
  const renaming = { list, query: { tab: "revoked" }, formerName: SIGNED.name };
  const taken = await agent.refused(saveFilter, { ...renaming, name: "Others" });
  expect(taken).toMatchObject({ status: 409, error: "filter_name_taken" });
  const { filters } = await agent.call(saveFilter, { ...renaming, name: "Revoked" });
  expect(filters.map(({ name }) => name)).toEqual(["Others", "Revoked"]);
  const gone = await agent.refused(saveFilter, { ...renaming, name: "Again" });
  expect(gone).toMatchObject({ status: 404, error: "not_found" });
});

test("what the list does not know is refused, and what is stored so is not read", async () => {
  const agent = await fixtures.agent();
  const refusal = await agent.refused(saveFilter, { list, name: "x", query: { tab: "signed", sex: "F" } });
  expect(refusal).toMatchObject({ status: 400, errors: [{ path: "query.sex", error: "unknown_field" }] });
  for (const name of ["", " ", "n".repeat(61)]) {
    expect(await agent.refused(saveFilter, { list, name, query: {} })).toMatchObject({ status: 400 });
  }
  await agent.call(saveFilter, { list, ...SIGNED });
  await inScope(db, EVERYTHING, (trx) =>
    sql`update saved_filters set query = query || '{"page": "9", "year": 7}' where user_id = ${agent.user.id}`.execute(
      trx,
    ),
  );
  const { filters } = await agent.call(getSavedFilters, { list });
  expect(filters).toEqual([{ name: SIGNED.name, query: { tab: "signed", sort: "-signedAt" } }]);
});

test("a list has at most twenty, even of two calls at the same time", async () => {
  const agent = await fixtures.agent();
  const save = (number: number) => agent.send(saveFilter, { list, name: `Filter ${number}`, query: { tab: "signed" } });
  for (let number = 1; number < MOST_SAVED_FILTERS; number += 1) expect((await save(number)).statusCode).toBe(200);
  const both = await Promise.all([save(100), save(101)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await save(1)).statusCode).toBe(200);
  expect((await agent.call(getSavedFilters, { list })).filters).toHaveLength(MOST_SAVED_FILTERS);
});

test("a filter is deleted once, and all of them with their account", async () => {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  for (const name of ["One", "Two"]) await agent.call(saveFilter, { list, name, query: { tab: "signed" } });
  const { filters } = await agent.call(deleteFilter, { list, name: "One" });
  expect(filters.map(({ name }) => name)).toEqual(["Two"]);
  expect(await agent.refused(deleteFilter, { list, name: "One" })).toMatchObject({ status: 404 });
  await responsable.call(deleteAgent, { agentId: agent.user.id });
  const left = await inScope(db, EVERYTHING, (trx) =>
    trx.selectFrom("saved_filters").select("name").where("user_id", "=", agent.user.id).execute(),
  );
  expect(left).toEqual([]);
});
