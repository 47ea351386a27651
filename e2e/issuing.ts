/** Brings students and diplomas in, accepts and signs them by calls, for journeys about what comes before or after. */
import { randomUUID } from "node:crypto";
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { readJob } from "@ijaza/schema/jobs/calls";
import { addStudents } from "@ijaza/schema/students/calls";
import { expect, type Page } from "@playwright/test";
import { call, read } from "./calls.ts";
import { type Cohort, rowsOf } from "./cohorts.ts";

type Caller = { page: Page };

/** Registers those of them who are not yet. */
export async function registerStudents(agent: Caller, cohort: Cohort): Promise<void> {
  expect(await call(agent, addStudents, { students: rowsOf(cohort) })).toMatchObject({ errors: [] });
}

/** Diplomas of registered students, which then wait for a decision as a cohort that is called by its file. */
export async function bringIn(agent: Caller, cohort: Cohort): Promise<void> {
  // The pages read a decimal comma; a call has a point.
  const diplomas = rowsOf(cohort).map(({ average = "", ...row }) => ({ ...row, average: average.replace(",", ".") }));
  const { name } = cohort.file;
  const data = { mode: "modeOne", diplomas, importId: randomUUID(), fileName: name, cohortName: name };
  expect(await call(agent, addDiplomas, data)).toMatchObject({ created: cohort.rows });
}

/** Accepts the diplomas that a search finds. */
export async function accept(responsable: Caller, search: string): Promise<void> {
  const diplomasIds = await idsOf(responsable, search);
  await call(responsable, decideDiplomas, { diplomasIds, decision: "accepted" });
}

/** Signs the accepted diplomas that a search finds, and waits until the job has ended. */
export async function sign(agent: Caller, search: string): Promise<void> {
  const diplomasIds = await idsOf(agent, search);
  const { _id: job } = await call(agent, signDiplomas, { diplomasIds });
  const status = async () => (await read(agent, readJob, readJob.path.replace(":id", job))).status;
  await expect.poll(status).toBe("succeeded");
}

async function idsOf(caller: Caller, search: string): Promise<string[]> {
  const { diplomas } = await read(caller, getAllDiplomas, `${getAllDiplomas.path}?search=${search}`);
  return diplomas.map(({ _id }) => _id);
}
