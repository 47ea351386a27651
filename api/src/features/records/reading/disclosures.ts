/** Reads the claims of stored records that audiences see. */
import type { Trx } from "../../../platform/database.ts";
import type { FoundRecord } from "../records.kind.ts";
import { type Disclosure, disclosureTo, type ReaderAudience } from "./audience.ts";
import { findHiddenClaims } from "./hide-claims.ts";

type DisclosureOptions = FoundRecord & { audience: ReaderAudience };

/** The visible claims of each record, by id. */
export async function findDisclosures(
  trx: Trx,
  readings: readonly DisclosureOptions[],
): Promise<ReadonlyMap<string, Disclosure>> {
  const forAnyone = readings.filter(({ audience }) => audience === "anyone");
  const hidden = await findHiddenClaims(
    trx,
    forAnyone.map(({ record }) => record.id),
  );
  return new Map(
    readings.map(({ audience, kind, record }) => {
      const withheld = hidden.get(record.id) ?? [];
      return [record.id, disclosureTo({ audience, kind, withheld })];
    }),
  );
}

/** The same for one record. */
export async function findDisclosure(trx: Trx, reading: DisclosureOptions): Promise<Disclosure> {
  const disclosures = await findDisclosures(trx, [reading]);
  return disclosures.get(reading.record.id)!;
}
