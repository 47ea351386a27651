/** What is kept of a write that came with an idempotency key, and what whoever repeats it is answered. */
import { createAgentUni } from "@ijaza/schema/accounts/calls";
import { getCorrectionRequests, requestStudentCorrection } from "@ijaza/schema/correction-requests/calls";
import { deleteFilter, saveFilter } from "@ijaza/schema/lists/saved-filters";
import { keepAlive } from "@ijaza/schema/users/calls";
import { beforeEach, expect, test } from "vitest";
import { formOf } from "../../../test/form.ts";
import { startTestApp } from "../../../test/harness.ts";
import { newId } from "../ids.ts";

const { app, db, fixtures } = await startTestApp();
const withKey = () => ({ headers: { "idempotency-key": newId() } });
const kept = () => db.selectFrom("idempotency_keys").select(["is_done", "made_id"]).execute();

beforeEach(() => db.deleteFrom("idempotency_keys").execute());

test("of a reply the id alone is kept, and given to whoever repeats the call", async () => {
  const responsable = await fixtures.responsable();
  const once = withKey();
  const invited = { username: "Rim Gharbi", email: "rim@staff.example" };
  const { user } = await responsable.call(createAgentUni, invited, once);
  expect(await kept()).toEqual([{ is_done: true, made_id: user._id }]);
  const again = await responsable.refused(createAgentUni, invited, once);
  expect(again).toMatchObject({ status: 409, error: "already_done", id: user._id });
  expect(JSON.stringify(again)).not.toContain("Rim");
});

test("a reply without an id is not kept at all", async () => {
  const agent = await fixtures.agent();
  const once = withKey();
  const filter = { list: "diplomas", name: "mine", query: { search: "Gharbi" } } as const;
  await agent.call(saveFilter, filter, once);
  expect(await kept()).toEqual([{ is_done: true, made_id: null }]);
  await agent.call(deleteFilter, { list: "diplomas", name: "mine" });
  const again = await agent.refused(saveFilter, filter, once);
  expect(again).toMatchObject({ error: "already_done" });
  expect(again).not.toHaveProperty("id");
});

test("a call without a reply is answered the same, and a key counts for one request", async () => {
  const agent = await fixtures.agent();
  const once = withKey();
  for (const _ of [1, 2]) expect((await agent.send(keepAlive, {}, once)).statusCode).toBe(204);
  const other = await agent.refused(deleteFilter, { list: "diplomas", name: "mine" }, once);
  expect(other).toMatchObject({ error: "idempotency_key_reused" });
});

test("the files of a call belong to what the key counts for", async () => {
  const student = await fixtures.signedInStudent();
  const own = { cookie: [...student.cookies].map((pair) => pair.join("=")).join("; "), ...withKey().headers };
  const send = async (name: string) => {
    const pdf = { name, bytes: Buffer.from("%PDF-1.7") };
    const { body, boundary } = formOf({ items: [{ field: "lastName", value: "Ben Salah" }] }, [pdf]);
    const type = { "content-type": `multipart/form-data; boundary=${boundary}` };
    const headers = { ...own, ...type, "x-csrf-token": await student.token() };
    const { method, path: url } = requestStudentCorrection;
    const reply = await app.inject({ method, url, headers, payload: body });
    return [reply.statusCode, reply.json().error];
  };
  expect(await send("card.pdf")).toEqual([200, undefined]);
  expect(await send("card.pdf")).toEqual([409, "already_done"]);
  expect(await send("other.pdf")).toEqual([409, "idempotency_key_reused"]);
});

test("a call that only reads is answered anew each time, and nothing of it is kept", async () => {
  const agent = await fixtures.agent();
  const once = withKey();
  for (const _ of [1, 2]) await agent.call(getCorrectionRequests, {}, once);
  expect(await kept()).toEqual([]);
});
