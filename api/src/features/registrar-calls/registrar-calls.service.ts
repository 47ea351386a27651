/** The door of the room registrar-calls: what the network's admins read of the registrar, and the file that it signs. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import {
  type exportRegistrarCalls,
  type getRegistrarCalls,
  MOST_CALLS_OF_A_BATCH,
} from "@ijaza/schema/registrar-calls/calls";
import { type Actor, scopeOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { type Chain, caip2, type RegistrarCall } from "../chain/chain.service.ts";
import { nameOf, type Universities } from "../universities/universities.service.ts";
import { safeBatch } from "./safe-batch.ts";

const MOST_MADE = 20;
const MOST_BEGINNING = 100;

type Deps = { db: Db; clock: Clock; chain: Chain; universities: Pick<Universities, "findByIds"> };

export type RegistrarCallsRoom = {
  read(actor: Actor, query: Input<typeof getRegistrarCalls>): Promise<Answer<typeof getRegistrarCalls>>;
  /** The calls that can be made now. Throws `no_call_waits`. */
  makeBatch(actor: Actor, chosen: Input<typeof exportRegistrarCalls>): Promise<ReturnType<typeof safeBatch>>;
};

export function createRegistrarCallsRoom({ db, clock, chain, universities }: Deps): RegistrarCallsRoom {
  const { identity, registrarCalls } = chain;

  const namesOf = async (trx: Trx, about: readonly { universityId: string }[]) => {
    const rows = await universities.findByIds(trx, [...new Set(about.map(({ universityId }) => universityId))]);
    const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
    return (id: string) => {
      const name = names.get(id);
      if (!name) throw new Error(`there is no university ${id}`);
      return { _id: id, name };
    };
  };

  return {
    read: (actor, { page, pageSize }) =>
      inScope(db, scopeOf(actor), async (trx) => {
        const registrar = await registrarCalls.registrar(trx);
        const { calls, total } = await registrarCalls.listWaiting(trx, { page, pageSize });
        const beginning = await registrarCalls.listBeginning(trx, MOST_BEGINNING);
        const made = await registrarCalls.listMade(trx, MOST_MADE);
        const universityOf = await namesOf(trx, [...calls, ...beginning, ...made]);
        return {
          registrar,
          chain: caip2(identity),
          registry: identity.registry,
          startDelay: identity.startDelay,
          calls: calls.map(({ waitsFor, queuedAt, to, data, ...call }) => ({
            ...describe(call, universityOf),
            waitsFor,
            queuedAt: queuedAt.toISOString(),
            to,
            value: "0" as const,
            data,
          })),
          total,
          page,
          pageSize,
          beginning: beginning.map(({ id, universityId, purpose, key, beginsAt }) => ({
            _id: id,
            university: universityOf(universityId),
            purpose,
            key,
            beginsAt: beginsAt.toISOString(),
          })),
          made: made.map(({ madeAt, ...call }) => ({ ...describe(call, universityOf), madeAt: madeAt.toISOString() })),
        };
      }),

    makeBatch: (actor, { calls: ids }) =>
      inScope(db, scopeOf(actor), async (trx) => {
        const calls = await registrarCalls.listReady(trx, { ids, limit: MOST_CALLS_OF_A_BATCH });
        if (calls.length === 0) throw new AppError("no_call_waits");
        const { address: registrar } = await registrarCalls.registrar(trx);
        return safeBatch({ chainId: identity.chainId, registrar, calls, at: clock.now() });
      }),
  };
}

/** Of seconds since 1970. */
const momentOf = (seconds: number | null) => (seconds ? new Date(seconds * 1000).toISOString() : null);

type Named = { _id: string; name: { en: string; fr: string; ar: string } };

const describe = (
  {
    id,
    universityId,
    kind,
    number,
    entered,
    key,
    endsAt,
    since,
  }: Omit<RegistrarCall, "waitsFor" | "queuedAt" | "to" | "data">,
  universityOf: (id: string) => Named,
) => ({
  _id: id,
  kind,
  university: universityOf(universityId),
  number,
  entered,
  key,
  endsAt: momentOf(endsAt),
  since: momentOf(since),
});
