/** Admins' work on universities: founding them, responsables without one, and what the database says of wallets. */
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import type { UniversityRow } from "../src/features/universities/universities.service.ts";
import { inScope } from "../src/platform/database.ts";
import type { ChainApp } from "./chain-harness.ts";
import { diplomaValues } from "./diploma-values.ts";
import { EVERYTHING } from "./everything.ts";
import { type Member, studentValues } from "./fixtures.ts";

export const MODE = { modeOne: true, modeTwo: true, modeThree: false, modeFour: false };

export function createTenantScene({ fixtures, db }: Pick<ChainApp, "fixtures" | "db">) {
  let lastUniversity = 0;
  let lastNumber = 5000;

  /** The input that founds a university with a unique name. */
  const founding = (more: object = {}) => {
    lastUniversity += 1;
    const number = lastUniversity;
    const name = {
      en: `Al-Manar ${number} University`,
      fr: `Université Al-Manar ${number}`,
      ar: `جامعة المنار ${number}`,
    };
    return { name, country: "TN", mode: MODE, ...more };
  };

  const accept = async ({ agent, responsable, count }: { agent: Member; responsable: Member; count: number }) => {
    const diplomas = Array.from({ length: count }, () => {
      lastNumber += 1;
      return { ...studentValues(lastNumber), ...diplomaValues(lastNumber) };
    });
    await agent.call(addDiplomas, { mode: "modeTwo", diplomas });
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  };

  return {
    founding,
    /** A responsable without a university, not signed in. */
    freeResponsable: () => fixtures.account("resp_uni", { universityId: null }),
    /** Imports and accepts this many further diplomas. */
    accept,
    /** An agent with that many accepted diplomas. */
    async withAccepted(university: UniversityRow, count: number) {
      const agent = await fixtures.agent({ university });
      const responsable = await fixtures.responsable({ university });
      await accept({ agent, responsable, count });
      return { agent, responsable };
    },
    /** The university's wallets, oldest first. */
    keysOf: (universityId: string) =>
      inScope(db, EVERYTHING, (trx) =>
        trx
          .selectFrom("chain_keys")
          .select(["public_id", "state", "valid_until"])
          .where("purpose", "=", "wallet")
          .where("university_id", "=", universityId)
          .orderBy("version")
          .execute(),
      ),
    /** The signers of its batches, oldest first. */
    signersOf: (universityId: string) =>
      inScope(db, EVERYTHING, async (trx) => {
        const rows = await trx
          .selectFrom("batches")
          .select("signer")
          .where("university_id", "=", universityId)
          .orderBy("created_at")
          .execute();
        return rows.map(({ signer }) => signer);
      }),
  };
}
