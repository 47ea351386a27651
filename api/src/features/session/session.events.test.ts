/** What an open page that nobody touches is told of its session, by the door. */
import { blockAgent } from "@ijaza/schema/account-lists";
import { endOtherSessions, streamSession } from "@ijaza/schema/own-account";
import { logout, signIn } from "@ijaza/schema/users";
import { expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { openStream } from "../../../test/event-reader.ts";
import { PASSWORD } from "../../../test/given.ts";
import { startTestApp } from "../../../test/harness.ts";

const { app, given, visitor, signals } = await startTestApp();

const open = (client: Client) => openStream(app, { client, path: streamSession.path });
const BEAT = /^: still here/;

test("whoever is blocked hears it at once, and nothing after it", async () => {
  const university = await given.university();
  const responsable = await given.responsable({ university });
  const agent = await given.agent({ university });
  const page = await open(agent);
  expect(await page.next()).toMatch(BEAT);
  await responsable.call(blockAgent, { id: agent.user.id, blocked: true });
  expect(await page.next()).toContain("event: ended");
  expect(await page.next()).toBeUndefined();
});

test("ending the other sessions is heard by them, and not by this one", async () => {
  const agent = await given.agent();
  const elsewhere = visitor();
  await elsewhere.call(signIn, { email: agent.user.email, password: PASSWORD });
  const [here, there] = [await open(agent), await open(elsewhere)];
  expect([await here.next(), await there.next()]).toEqual([expect.stringMatching(BEAT), expect.stringMatching(BEAT)]);
  await agent.call(endOtherSessions);
  expect(await there.next()).toContain("event: ended");
  const quiet = signals.next("sessions", { timeoutMs: 100 }).then(() => "quiet");
  expect(await Promise.race([here.next(), quiet])).toBe("quiet");
});

test("whoever signs out by themselves is not told so by the server: their tabs tell each other", async () => {
  const agent = await given.agent();
  const page = await open(agent);
  expect(await page.next()).toMatch(BEAT);
  await agent.call(logout);
  const quiet = signals.next("sessions", { timeoutMs: 100 }).then(() => "quiet");
  expect(await Promise.race([page.next(), quiet])).toBe("quiet");
  expect((await open(agent)).status).toBe(401);
});
