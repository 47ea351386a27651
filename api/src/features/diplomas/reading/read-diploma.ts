/** Reads one diploma, limited to what the reader may see. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import { takesFiles } from "@ijaza/schema/diplomas/fields";
import type { getDiplomaById } from "@ijaza/schema/diplomas/reading";
import type { Actor } from "../../../platform/actor.ts";
import { readRecord } from "../../records/records.service.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import { describeDiploma, describePublicly } from "./describe-diploma.ts";

export function createReading(deps: Pick<DiplomaDeps, "db" | "universities">) {
  return {
    async read(actor: Actor | null, { id }: Input<typeof getDiplomaById>): Promise<Answer<typeof getDiplomaById>> {
      const diploma = await readRecord(deps, {
        kind: DIPLOMAS,
        actor,
        id,
        describe: (row, { anchor, disclosure }) => ({
          ...(disclosure.audience === "anyone"
            ? describePublicly(row, { anchor, disclosure })
            : describeDiploma(row, anchor)),
          handedIn: takesFiles(row.mode),
        }),
      });
      return { diploma };
    },
  };
}
