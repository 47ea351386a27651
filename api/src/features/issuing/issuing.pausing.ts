/** Pauses issuing where the records are behind the chain, so that nothing is issued twice after a restored backup. */
import type { FastifyBaseLogger } from "fastify";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import {
  isResuming,
  type KnownUniversity,
  listKnownUniversities,
  type Registry,
  type TransactionOf,
} from "../chain/chain.service.ts";
import { hasUnknownBatches } from "./unknown-batches.ts";

type PausingDeps = Registry & { db: Db; log: FastifyBaseLogger };

const WHAT_TO_DO =
  "issuing of this university is paused: the chain holds batches that the records do not, as after a restored backup; " +
  "restore a newer one (docs/reference/operations.md)";

export function createPausing({ db, node, identity, log }: PausingDeps) {
  const behind = new Set<string>();
  let all = false;

  const compare = async (university: KnownUniversity) => {
    const { universityId } = university;
    const isBehind = await hasUnknownBatches({ db, node, identity }, university);
    if (isBehind === behind.has(universityId)) return;
    if (isBehind) behind.add(universityId);
    else behind.delete(universityId);
    const about = { university: universityId, frozen: isBehind };
    if (isBehind) log.error(about, WHAT_TO_DO);
    else log.info(about, "issuing goes on: the records hold every batch of this university that the chain holds");
  };

  return {
    /** Compares every university with the chain, at the start. */
    async prepare(): Promise<void> {
      const universities = await inScope(db, { all: "a start compares every university" }, listKnownUniversities);
      for (const university of universities) await compare(university);
    },
    /** Compares again before each batch is sent. */
    async mayIssue({ university_id, subject }: TransactionOf<"batch.issue">): Promise<boolean> {
      if (all || university_id === null) return false;
      // Judged before the registry has resumed the university, the batch would be refused for good.
      const isTooEarly = (trx: Trx) => isResuming(trx, university_id);
      if (await inScope(db, { all: "the relayer asks for any university" }, isTooEarly)) return false;
      await compare({ universityId: university_id, registryId: subject.universityRegistryId });
      return !behind.has(university_id);
    },
    pause(on: boolean): void {
      all = on;
    },
    listPaused: () => ({ all, universities: [...behind].toSorted() }),
    isPaused: (universityId?: string): boolean => all || (universityId !== undefined && behind.has(universityId)),
  };
}
