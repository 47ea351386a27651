/** What an open, unused page receives about its session, through HTTP. */
import { blockAgent } from "@ijaza/schema/accounts/lists";
import { endOtherSessions, streamSession } from "@ijaza/schema/accounts/own";
import { logout, signIn } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { openStream } from "../../../test/event-reader.ts";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";

const MOST = { perAccount: 3, perNetwork: 12 };
const { app, fixtures, visitor, signals } = await startTestApp({ mostStreams: MOST });

const open = (client: Client) => openStream(app, { client, path: streamSession.path });
const BEAT = /^: still here/;

test("a blocked user's page receives that at once, and nothing afterwards", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  const agent = await fixtures.agent({ university });
  const page = await open(agent);
  expect(await page.next()).toMatch(BEAT);
  await responsable.call(blockAgent, { id: agent.user.id, blocked: true });
  expect(await page.nextEvent()).toContain("event: ended");
  expect(await page.nextEvent()).toBeUndefined();
});

test("ending the other sessions is announced to them, and not to this one", async () => {
  const agent = await fixtures.agent();
  const elsewhere = visitor();
  await elsewhere.call(signIn, { email: agent.user.email, password: PASSWORD });
  const [here, there] = [await open(agent), await open(elsewhere)];
  expect([await here.next(), await there.next()]).toEqual([expect.stringMatching(BEAT), expect.stringMatching(BEAT)]);
  await agent.call(endOtherSessions);
  expect(await there.nextEvent()).toContain("event: ended");
  const quiet = signals.next("sessions", { timeoutMs: 100 }).then(() => "quiet");
  expect(await Promise.race([here.nextEvent(), quiet])).toBe("quiet");
});

test("the server does not announce the user's own sign-out, because the tabs tell each other", async () => {
  const agent = await fixtures.agent();
  const page = await open(agent);
  expect(await page.next()).toMatch(BEAT);
  await agent.call(logout);
  const quiet = signals.next("sessions", { timeoutMs: 100 }).then(() => "quiet");
  expect(await Promise.race([page.nextEvent(), quiet])).toBe("quiet");
  expect((await open(agent)).status).toBe(401);
});

test("each account may have a limited number of open streams, and a closed one makes room", async () => {
  const university = await fixtures.university();
  const [agent, other] = [await fixtures.agent({ university }), await fixtures.agent({ university })];
  const pages = await Promise.all(Array.from({ length: MOST.perAccount }, () => open(agent)));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  const refused = await open(agent);
  expect([refused.status, await refused.next()]).toEqual([429, expect.stringContaining("too_many_streams")]);
  expect((await open(other)).status).toBe(200);
  await pages[0]?.close();
  await expect.poll(async () => (await open(agent)).status).toBe(200);
});

test("each network may have a limited number of open streams, for all accounts together", async () => {
  const university = await fixtures.university();
  const statuses = [];
  for (let page = 0; page <= MOST.perNetwork; page++)
    statuses.push((await open(await fixtures.agent({ university }))).status);
  expect(statuses.at(-1)).toBe(429);
});
