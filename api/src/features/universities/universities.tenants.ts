/** What admins do with tenants: found, change, assign to a responsable, suspend. */
import type { University } from "@ijaza/schema/universities/calls";
import { type Actor, scopeOf, tenantOf } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { TenantDeps, TenantOptions } from "./universities.deps.ts";
import { describeUniversities } from "./universities.describe.ts";
import { foundUniversity } from "./universities.founding.ts";
import { changeDetails, setSuspended, toggleCertificates } from "./universities.keeping.ts";
import { registerTenantMails } from "./universities.mails.ts";
import type { UniversityRow } from "./universities.records.ts";
import { enterIssuers } from "./universities.registration.ts";
import { nextRegistryId, renumber } from "./universities.registry-ids.ts";
import { findById, lockById, markRegistered } from "./universities.repository.ts";
import { changeResponsable, installResponsable, replaceBlocked } from "./universities.responsables.ts";

/** A function on tenants with its dependencies bound. */
type Bound<F> = F extends (deps: TenantDeps, input: infer Given) => infer Result ? (input: Given) => Result : never;

export type Tenants = {
  /** Universities as they are sent, each with its responsable. */
  describeAll(trx: Trx, rows: readonly UniversityRow[]): Promise<University[]>;
  /** Founds a university: its record, its entry in the registry, its responsable. */
  found: Bound<typeof foundUniversity>;
  /** Changes details. The English name and the domain are in the registry and cannot change. */
  changeDetails: Bound<typeof changeDetails>;
  /** Assigns the university to another responsable; the former wallet signs until the new one is on the chain. */
  changeResponsable: Bound<typeof changeResponsable>;
  /** Transfers the university of a blocked responsable, with its agents. */
  replaceBlocked: Bound<typeof replaceBlocked>;
  /** Allows or forbids certificates. */
  toggleCertificates: Bound<typeof toggleCertificates>;
  /** Stops issuing at once here, and on the chain with the next block; verifying and revoking go on. Or resumes it. */
  setSuspended: Bound<typeof setSuspended>;
  /** A university in the actor's scope: its own, or any for admins of all. Throws `not_found`. */
  read(actor: Actor, id: string): Promise<University>;
  /**
   * Has the registry name the present issuers where it names others, as after a start with another `PUBLIC_URL`. Signing waits
   * for it.
   */
  enterIssuers(): Promise<void>;
  /**
   * Creates what a new responsable needs: a wallet with ether, and the university's registration and credential key if
   * they are missing. In the transaction in which the account gets its university.
   */
  installResponsable(trx: Trx, university: { universityId: string }): Promise<void>;
};

export function createTenants(options: TenantOptions): Tenants {
  const { db, users, chain } = options;
  const walletOf = async (trx: Trx, id: string) => (await chain.walletOf(trx, id))?.public_id ?? null;
  const describeAll = (trx: Trx, rows: readonly UniversityRow[]) =>
    describeUniversities(trx, { rows, users, walletOf });
  const deps: TenantDeps = { ...options, describe: async (trx, row) => (await describeAll(trx, [row]))[0]! };
  const bound = <F extends (deps: TenantDeps, input: never) => unknown>(act: F) =>
    ((input: never) => act(deps, input)) as Bound<F>;

  registerTenantMails(options.mailer);

  chain.on("university.register", {
    final: async (trx, { university_id }, { at }) => markRegistered(trx, { id: String(university_id), at }),
  });

  chain.keepIdsIn({
    next: nextRegistryId,
    assign: (trx, assignment) => renumber(trx, { clock: options.clock, ...assignment }),
  });

  return {
    describeAll,
    found: bound(foundUniversity),
    changeDetails: bound(changeDetails),
    changeResponsable: bound(changeResponsable),
    replaceBlocked: bound(replaceBlocked),
    toggleCertificates: bound(toggleCertificates),
    setSuspended: bound(setSuspended),

    async read(actor, id) {
      const tenant = tenantOf(actor);
      if (tenant !== null && tenant !== id) throw new AppError("not_found");
      return inScope(db, scopeOf(actor), async (trx) => {
        const row = await findById(trx, id);
        if (!row) throw new AppError("not_found");
        return deps.describe(trx, row);
      });
    },

    enterIssuers: () => enterIssuers(deps),

    async installResponsable(trx, { universityId }) {
      const row = await lockById(trx, universityId);
      if (!row) throw new AppError("not_found");
      await installResponsable(trx, { deps, row });
    },
  };
}
