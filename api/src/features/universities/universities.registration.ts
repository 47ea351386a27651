/** What the registry on the chain is told of a university. */
import type { Selectable } from "kysely";
import { appendAudit, SYSTEM } from "../../platform/audit/audit.ts";
import { inScope, type Tables } from "../../platform/database.ts";
import { issuerDid } from "../issuing/issuing.service.ts";
import type { TenantDeps } from "./universities.deps.ts";
import { listAll, lockById } from "./universities.repository.ts";

type Row = Pick<Selectable<Tables["universities"]>, "id" | "slug" | "registry_id" | "name_en" | "domain">;

/** Its number in the registry, and its identity there: the name, the domain, and the issuer that its credentials name. */
export const registrationOf = ({ id, slug, registry_id, name_en, domain }: Row, publicUrl: string) => ({
  universityId: id,
  registryId: registry_id,
  name: name_en,
  domain,
  did: issuerDid(publicUrl, slug),
});

type EnterIssuersDeps = Pick<TenantDeps, "db" | "chain" | "clock" | "publicUrl">;

/** Queues the new name of each university of which the registry names another issuer; several nodes queue it once. */
export async function enterIssuers({ db, chain, clock, publicUrl }: EnterIssuersDeps): Promise<void> {
  for (const { id: universityId } of await inScope(db, { all: "a start looks through every university" }, listAll)) {
    await inScope(db, { all: "a start renames any university" }, async (trx) => {
      const row = await lockById(trx, universityId);
      const entry = row && registrationOf(row, publicUrl);
      const former = entry && (await chain.rename(trx, entry));
      if (!former) return;
      const data = { from: former.did, to: entry.did };
      const event = { kind: "university.issuer_changed", subjectId: universityId, data };
      await appendAudit(trx, { universityId, author: SYSTEM, at: clock.now(), events: [event] });
    });
  }
}
