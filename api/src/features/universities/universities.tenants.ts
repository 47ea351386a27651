/** The tenants' life, in the hands of the admins: founded, kept, given to a responsable, suspended. */
import type { University } from "@ijaza/schema/universities";
import { type Actor, scopeOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { TenantDeps, TenantOptions } from "./universities.deps.ts";
import { describeUniversities } from "./universities.describe.ts";
import { foundUniversity } from "./universities.founding.ts";
import { changeDetails, setSuspended, toggleCertificates } from "./universities.keeping.ts";
import type { UniversityRow } from "./universities.records.ts";
import { nextRegistryId, renumber } from "./universities.registry-ids.ts";
import { findById, lockById, markRegistered } from "./universities.repository.ts";
import { changeResponsable, installResponsable, replaceBlocked } from "./universities.responsables.ts";

export type Tenants = ReturnType<typeof createTenants>;

type Without<T> = T extends (deps: TenantDeps, given: infer G) => infer R ? (given: G) => R : never;

export function createTenants(options: TenantOptions) {
  const { db, users, chain } = options;
  const walletOf = async (trx: Trx, id: string) => (await chain.walletOf(trx, id))?.public_id ?? null;
  const describeAll = (trx: Trx, rows: readonly UniversityRow[]) =>
    describeUniversities(trx, { rows, users, walletOf });
  const deps: TenantDeps = { ...options, describe: async (trx, row) => (await describeAll(trx, [row]))[0]! };
  const bound = <F extends (deps: TenantDeps, given: never) => unknown>(act: F) =>
    ((given: never) => act(deps, given)) as Without<F>;

  chain.on("university.register", {
    final: async (trx, { university_id }, { at }) => markRegistered(trx, { id: String(university_id), at }),
  });

  chain.keepIdsIn({
    next: nextRegistryId,
    assign: (trx, given) => renumber(trx, { clock: options.clock, ...given }),
  });

  return {
    describeAll,
    found: bound(foundUniversity),
    changeDetails: bound(changeDetails),
    changeResponsable: bound(changeResponsable),
    replaceBlocked: bound(replaceBlocked),
    toggleCertificates: bound(toggleCertificates),
    setSuspended: bound(setSuspended),

    /** A university in the actor's scope; its own, or any for admins of all. */
    async read(actor: Actor, id: string): Promise<University> {
      const scope = scopeOf(actor);
      if (scope !== "all" && actor.universityId !== id) throw new AppError("not_found");
      return inScope(db, scope, async (trx) => {
        const row = await findById(trx, id);
        if (!row) throw new AppError("not_found");
        return deps.describe(trx, row);
      });
    },

    /**
     * Makes what a responsable who has just come needs: a wallet with ether, and the university's registration and
     * credential key where they are missing. In the transaction in which the account gets its university.
     */
    async installResponsable(trx: Trx, { universityId }: { universityId: string }): Promise<void> {
      const row = await lockById(trx, universityId);
      if (!row) throw new AppError("not_found");
      await installResponsable(trx, { deps, row });
    },
  };
}
