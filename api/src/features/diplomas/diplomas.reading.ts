/** One diploma, as much of it as the reader may see. */
import type { getDiplomaById } from "@ijaza/schema/diploma-reading";
import type { Answer } from "@ijaza/schema/endpoint";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inScope, type Scope, type Trx } from "../../platform/database.ts";
import { nameOf } from "../universities/universities.service.ts";
import { findAnchors } from "./diplomas.anchors.ts";
import type { DiplomaParts } from "./diplomas.caller.ts";
import { describeDiploma, describePublicly } from "./diplomas.describe.ts";
import { PUBLIC } from "./diplomas.lifecycle.ts";
import { seesAll } from "./diplomas.policy.ts";
import { findDiploma } from "./diplomas.repository.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

type Found = Answer<typeof getDiplomaById>;

export function createReading({ db, universities }: Pick<DiplomaParts, "db" | "universities">) {
  const describe = async (trx: Trx, row: DiplomaRow, isWhole: boolean): Promise<Found> => {
    const university = await universities.findById(trx, row.university_id);
    if (!university) throw new AppError("not_found");
    const anchor = (await findAnchors(trx, [row])).get(row.id) ?? null;
    const diploma = isWhole ? describeDiploma(row, anchor) : describePublicly(row, anchor);
    return {
      diploma: { ...diploma, university: { _id: university.id, name: nameOf(university), slug: university.slug } },
    };
  };

  return {
    /** All of it to its university's staff and its owner, the public claims to anyone once it is signed; else not found. */
    async read(actor: Actor | null, id: string): Promise<Found> {
      const universityId = actor?.universityId;
      if (universityId) {
        const whole = await inScope(db, { university: universityId }, async (trx) => {
          const row = await findDiploma(trx, id);
          return row && seesAll(actor, row) ? describe(trx, row, true) : null;
        });
        if (whole) return whole;
      }
      const open: Scope = "public";
      return inScope(db, open, async (trx) => {
        const row = await findDiploma(trx, id);
        if (!row || !PUBLIC.some((status) => status === row.status)) throw new AppError("not_found");
        return describe(trx, row, false);
      });
    },
  };
}
