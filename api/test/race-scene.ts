/** Concurrent API calls: responsables request, admins decide, agents sign, each call many times. */

import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import {
  acceptCreditRequest,
  acceptEtherRequest,
  rejectCreditRequest,
  rejectEtherRequest,
  requestCredits,
  requestEther,
} from "@ijaza/schema/credits/calls";
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { sendEtherToResponsable } from "@ijaza/schema/universities/calls";
import type { ChainApp } from "./chain-harness.ts";
import type { Client } from "./client.ts";
import { diplomaValues } from "./diploma-values.ts";
import type { Random } from "./faults/random.ts";
import { studentValues } from "./fixtures.ts";

const VERDICTS = {
  credit: { accepted: acceptCreditRequest, rejected: rejectCreditRequest },
  ether: { accepted: acceptEtherRequest, rejected: rejectEtherRequest },
} as const;
type Kind = keyof typeof VERDICTS;
type Verdict = keyof (typeof VERDICTS)["credit"];
type Request = { id: string; kind: Kind };

/** A caller with a token that is valid for all calls. */
type Racer = { client: Client; token: string };

/** The answers of the calls, from which the expected result follows. */
export type Tally = {
  acts: number;
  /** Calls that were interrupted and sent again with the same key. */
  cut: number;
  /** For each request, the decisions that were reported as done. */
  verdicts: Map<string, Set<Verdict>>;
  answers: Map<string, number>;
};

/** The amount of one gift. */
const WEI = String(10n ** 17n);
const GRACE = 20;

/** A random source, and how many universities race. */
type RaceOptions = { random: Random; count: number };

export async function createRaceScene(app: Pick<ChainApp, "fixtures">, { random, count }: RaceOptions) {
  const { fixtures } = app;
  const tally: Tally = { acts: 0, cut: 0, verdicts: new Map(), answers: new Map() };
  let keys = 0;
  const racer = async (client: Client): Promise<Racer> => ({ client, token: await client.token() });
  const admins = [await racer(await fixtures.admin()), await racer(await fixtures.admin())];

  const tenant = async () => {
    const university = await fixtures.issuingUniversity({ credits: 1 });
    const agent = await fixtures.agent({ university });
    const responsable = await fixtures.responsable({ university });
    const diplomas = Array.from({ length: 12 }, (_, at) => ({ ...studentValues(at + 1), ...diplomaValues(at + 1) }));
    await agent.call(addDiplomas, { mode: "modeTwo", diplomas });
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
    const list = await agent.call(getAllDiplomas, { status: "unsigned", pageSize: 100 });
    return {
      university,
      agent: await racer(agent),
      responsable: await racer(responsable),
      unsigned: list.diplomas.map(({ _id }) => _id),
      open: [] as Request[],
      /** The keys of the gifts that were sent. */
      gifts: new Set<string>(),
    };
  };
  type Tenant = Awaited<ReturnType<typeof tenant>>;

  /** Sends the call, and repeats it with the same key while the server fails. */
  const act = async ({ client, token }: Racer, order: { endpoint: Endpoint; input: object; key: string }) => {
    tally.acts += 1;
    const headers = { "x-csrf-token": token, "idempotency-key": order.key };
    for (let tries = 0; ; tries += 1) {
      const reply = await client.send(order.endpoint, order.input, { headers });
      if (reply.statusCode < 500 || tries === GRACE) {
        const answer = reply.statusCode < 300 ? "done" : String(reply.json().error);
        tally.answers.set(answer, (tally.answers.get(answer) ?? 0) + 1);
        return answer === "done" ? reply.json() : undefined;
      }
      tally.cut += 1;
    }
  };
  const newKey = () => {
    keys += 1;
    return `race-key-${keys}`;
  };

  const asks = ({ responsable, open }: Tenant) => {
    const kind: Kind = random.chance(0.2) ? "ether" : "credit";
    const endpoint: Endpoint = kind === "ether" ? requestEther : requestCredits;
    const [same, other] = [newKey(), newKey()];
    const amount = 1 + random.below(3);
    return [same, same, other].map(async (key) => {
      const input = kind === "ether" ? {} : { amount };
      const done = await act(responsable, { endpoint, input, key });
      if (done && !open.some(({ id }) => id === done.demand._id)) open.push({ id: done.demand._id, kind });
    });
  };

  const decisions = ({ open }: Tenant) =>
    open.splice(0).flatMap((request) => {
      // Two of the calls are the same one, sent twice.
      const verdicts: Verdict[] = Array.from({ length: 7 }, () => (random.chance(0.2) ? "accepted" : "rejected"));
      const keysOfAll = verdicts.map(newKey);
      return [...verdicts.keys(), 0].map(async (at) => {
        const verdict = verdicts[at]!;
        const order = {
          endpoint: VERDICTS[request.kind][verdict],
          input: { demandId: request.id },
          key: keysOfAll[at]!,
        };
        const done = await act(admins[at % 2]!, order);
        if (!done) return;
        tally.verdicts.set(request.id, (tally.verdicts.get(request.id) ?? new Set()).add(verdict));
      });
    });

  const gifts = ({ university, gifts: requested }: Tenant) => {
    if (!random.chance(0.05)) return [];
    const key = newKey();
    requested.add(key);
    const order = { endpoint: sendEtherToResponsable, input: { universityId: university.id, amount: WEI }, key };
    return [1, 2].map(() => act(admins[0]!, order));
  };

  const signings = ({ agent, unsigned }: Tenant) => {
    if (!random.chance(0.08) || unsigned.length === 0) return [];
    const input = { diplomasIds: [random.pick(unsigned)] };
    return [1, 2].map(() => act(agent, { endpoint: signDiplomas, input, key: newKey() }));
  };

  const tenants = await Promise.all(Array.from({ length: count }, tenant));
  return {
    tally,
    tenants,
    /** Makes all calls of one round for all universities at the same time. */
    moment: () =>
      Promise.all(tenants.flatMap((each) => [...decisions(each), ...asks(each), ...gifts(each), ...signings(each)])),
  };
}
