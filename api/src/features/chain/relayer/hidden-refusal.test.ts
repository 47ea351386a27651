/** A node that reports a refused estimate without its reason, as ganache does. */
import { createServer } from "node:http";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { afterAll, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { deployForeignRegistry } from "../../../../test/foreign-registry.ts";
import { registrationInTests } from "../../../../test/registration.ts";
import { inScope } from "../../../platform/database.ts";
import { findFreePort } from "../../../platform/embedded/free-port.ts";

const methods: string[] = [];

/** Forwards everything, but moves the data of a refused estimate to a member that nobody reads. */
async function hideRefusals(target: string): Promise<string> {
  const proxy = createServer(async (request, response) => {
    const body = await new Response(request as never).text();
    const { method } = JSON.parse(body);
    methods.push(method);
    const headers = { "content-type": "application/json" };
    const answer = await (await fetch(target, { method: "POST", body, headers })).json();
    const isHidden = method === "eth_estimateGas" && answer.error;
    const error = isHidden && { code: -32000, message: "execution reverted", data: { result: answer.error.data } };
    response.writeHead(200, headers).end(JSON.stringify(isHidden ? { ...answer, error } : answer));
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  afterAll(() => void proxy.close());
  return `http://127.0.0.1:${port}`;
}

const { db, rooms, fixtures, chain } = await startChainApp({
  registryOn: async (embedded) => (await deployForeignRegistry(embedded)).address,
  reachNode: ({ url }) => hideRefusals(url),
});

test("the reason of a refused estimate is read by a call, and reported", async () => {
  const platform = await inScope(db, EVERYTHING, rooms.chain.platformKey);
  await chain.fund(platform?.public_id ?? "", 1_000n * 10n ** 18n);
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  await inScope(db, EVERYTHING, (trx) =>
    rooms.chain.enrol(trx, { ...registrationInTests(university), ether: 10n ** 19n }),
  );
  const enrolment = async () => (await responsable.call(getResponsableTokens)).enrolment;
  await expect.poll(enrolment).toBe("refused");
  expect(methods).toContain("eth_estimateGas");
});
