/** The door of the room universities: the tenants, their import modes, and users described with theirs. */
import { PRODUCT, type Texts } from "@ijaza/schema/product";
import type { Mode, User } from "@ijaza/schema/users";
import type { ListQuery } from "@ijaza/schema/wire";
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit, authorOf } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { searchPatterns } from "../../platform/folded-text.ts";
import { newId } from "../../platform/ids.ts";
import { readOrder } from "../../platform/lists.ts";
import { describeUser, type UserRow, type Users } from "../users/users.service.ts";
import type { WalletOf } from "./universities.deps.ts";
import { describeUniversity, modeColumns, modesOf, searchOf, type UniversityRow } from "./universities.records.ts";
import {
  findById,
  findByIds,
  findByName,
  findBySlug,
  holdById,
  insertUniversity,
  listAll,
  searchUniversities,
  UNIVERSITY_ORDERS,
  type UniversityOrder,
} from "./universities.repository.ts";

export { readDidDocument } from "./issuers.reading.ts";
export type { InviteResponsable } from "./universities.deps.ts";
export { describeUniversity, modesOf, nameOf, type UniversityRow, universityValuesOf } from "./universities.records.ts";
export { createTenants, type Tenants } from "./universities.tenants.ts";

export type NewUniversity = {
  slug: string;
  name: Texts;
  /** ISO 3166-1 alpha-2. */
  country: string;
  city?: string;
  /** The domain that stands in the registry beside the university's name. */
  domain: string;
  modes: readonly Mode[];
  certificateCreationEnabled: boolean;
};

type Deps = {
  db: Db;
  clock: Clock;
  users: Users;
  walletOf?: WalletOf;
  /** Wei of the platform's wallet, null while the chain does not answer. */
  platformBalance?: () => Promise<bigint | null>;
};

const PLATFORM_ADMIN = `admin_${PRODUCT.slug}`;
const ORDERS = Object.keys(UNIVERSITY_ORDERS) as (keyof typeof UNIVERSITY_ORDERS)[];
const BY_NAME: UniversityOrder = { by: "name", direction: "asc" };

export type Universities = {
  findById(trx: Trx | Db, id: string): Promise<UniversityRow | undefined>;
  /** Holds its row as it is until the transaction ends: for what is queued under its number in the registry. */
  holdById(trx: Trx, id: string): Promise<UniversityRow | undefined>;
  findByIds(trx: Trx | Db, ids: readonly string[]): Promise<UniversityRow[]>;
  findBySlug(trx: Trx | Db, slug: string): Promise<UniversityRow | undefined>;
  /** Those of this name in any language, or of this slug. */
  findByName(trx: Trx | Db, name: string): Promise<UniversityRow[]>;
  listAll(trx: Trx | Db): Promise<UniversityRow[]>;
  /** One page of universities by name in any language; `only` narrows it to one. */
  search(
    trx: Trx,
    options: { only: string | null; query: ListQuery },
  ): Promise<{ rows: UniversityRow[]; total: number }>;
  /** Users as sent, each with its university and, for a responsable, the wallet's address. */
  describeUsers(trx: Trx, rows: readonly UserRow[]): Promise<User[]>;
  describeUser(trx: Trx, row: UserRow): Promise<User>;
  /** Stores a new university, and tells it to the log. */
  create(trx: Trx, creation: { university: NewUniversity; author: Author }): Promise<UniversityRow>;
  /** Selects one of the university's modes for oneself. Throws `mode_not_enabled`. */
  selectMode(actor: TenantActor, selection: { mode: Mode; requestId: string }): Promise<{ modeSelected: Mode }>;
};

const nobodyKnows = async () => null;

export function createUniversities(deps: Deps): Universities {
  const { db, clock, users, walletOf = nobodyKnows, platformBalance = nobodyKnows } = deps;
  const describeUsers = async (trx: Trx, rows: readonly UserRow[]): Promise<User[]> => {
    const ids = [...new Set(rows.flatMap((row) => row.university_id ?? []))];
    const known = new Map((await findByIds(trx, ids)).map((row) => [row.id, row]));
    const wallets = new Map<string, string | null>();
    for (const row of rows) {
      if (row.role !== "resp_uni" || !row.university_id || wallets.has(row.university_id)) continue;
      wallets.set(row.university_id, await walletOf(trx, row.university_id));
    }
    const payers = rows.some((row) => row.role === PLATFORM_ADMIN);
    const adminBalance = payers ? ((await platformBalance())?.toString() ?? null) : null;
    return rows.map((row) => {
      const university = known.get(row.university_id ?? "");
      const surroundings = {
        university: university ? describeUniversity(university) : null,
        blockchainAddress: row.role === "resp_uni" ? (wallets.get(row.university_id ?? "") ?? null) : null,
      };
      return { ...describeUser(row, surroundings), ...(row.role === PLATFORM_ADMIN && { adminBalance }) };
    });
  };

  return {
    findById,
    holdById,
    findByIds,
    findBySlug,
    findByName,
    listAll,

    search(trx, { only, query }) {
      const order = readOrder(query.sort, { names: ORDERS, otherwise: BY_NAME });
      const patterns = searchPatterns(query.search);
      return searchUniversities(trx, { only, patterns, order, page: query.page, pageSize: query.pageSize });
    },

    describeUsers,
    describeUser: async (trx, row) => (await describeUsers(trx, [row]))[0]!,

    async create(trx, { university, author }) {
      const { slug, name, country, city = null, domain, modes, certificateCreationEnabled } = university;
      const at = clock.now();
      const row = await insertUniversity(trx, {
        id: newId(),
        slug,
        country,
        city,
        domain,
        created_at: at,
        name_en: name.en,
        name_fr: name.fr,
        name_ar: name.ar,
        ...modeColumns(modes),
        search: searchOf({ name, slug }),
        certificate_creation_enabled: certificateCreationEnabled,
      });
      const event = { kind: "university.created", subjectId: row.id, data: { slug } };
      await appendAudit(trx, { universityId: row.id, author, at, events: [event] });
      return row;
    },

    selectMode(actor, { mode, requestId }) {
      return inScope(db, { university: actor.universityId }, async (trx) => {
        const university = await findById(trx, actor.universityId);
        if (!university || !modesOf(university).includes(mode)) throw new AppError("mode_not_enabled");
        const user = await users.lock(trx, actor.id);
        if (!user) throw new AppError("not_found");
        if (user.mode_selected !== mode) {
          await users.selectMode(trx, { user, mode, author: authorOf(actor, requestId), at: clock.now() });
        }
        return { modeSelected: mode };
      });
    },
  };
}
