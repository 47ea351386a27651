/** People who act on the keys of a university, and the keys as they read them. */
import { getUniversityKeys, type UniversityKey } from "@ijaza/schema/keys/calls";
import { expect } from "vitest";
import type { ChainApp } from "./chain-harness.ts";

/** What is still open goes on before a state is expected. */
const PATIENCE = { timeout: 60_000 };

export async function startKeysScene({ fixtures }: Pick<ChainApp, "fixtures">) {
  const platform = await fixtures.admin("admin_ijaza");
  const network = await fixtures.admin("admin_alecso");
  const keysOf = async (universityId: string) => (await platform.call(getUniversityKeys, { universityId })).keys;

  /** The newest key of a purpose that is in this state; fails without one. */
  const keyIn = async (universityId: string, purpose: UniversityKey["purpose"], state: UniversityKey["state"]) => {
    const key = (await keysOf(universityId)).find((each) => each.purpose === purpose && each.state === state);
    if (!key) throw new Error(`the university has no ${state} ${purpose}`);
    return key;
  };
  const stateOf = async (universityId: string, id: string) =>
    (await keysOf(universityId)).find(({ _id }) => _id === id)?.state;
  const becomes = (universityId: string, id: string, state: UniversityKey["state"]) =>
    expect.poll(() => stateOf(universityId, id), PATIENCE).toBe(state);

  return { platform, network, keysOf, keyIn, becomes };
}
