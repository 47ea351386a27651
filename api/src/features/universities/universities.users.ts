/** Describes users with their universities and wallets. */
import { PRODUCT } from "@ijaza/schema/product";
import type { Mode, User } from "@ijaza/schema/users/calls";
import type { Trx } from "../../platform/database.ts";
import { describeUser, type UserRow } from "../users/users.service.ts";
import type { WalletOf } from "./universities.deps.ts";
import { describeUniversity, modesOf } from "./universities.records.ts";
import { findByIds } from "./universities.repository.ts";

const PLATFORM_ADMIN = `admin_${PRODUCT.slug}`;

export type UserSurroundings = {
  /** Absent without a chain; then nobody has a wallet. */
  walletOf?: WalletOf;
  /** Balance of the platform's wallet in wei; null while the chain does not answer. */
  platformBalance?: (trx: Trx) => Promise<bigint | null>;
};

const unknown = async () => null;

export async function describeUsers(
  trx: Trx,
  rows: readonly UserRow[],
  { walletOf = unknown, platformBalance = unknown }: UserSurroundings,
): Promise<User[]> {
  const ids = [...new Set(rows.flatMap((row) => row.university_id ?? []))];
  const known = new Map((await findByIds(trx, ids)).map((row) => [row.id, row]));
  const wallets = new Map<string, string | null>();
  for (const row of rows) {
    if (row.role !== "resp_uni" || !row.university_id || wallets.has(row.university_id)) continue;
    wallets.set(row.university_id, await walletOf(trx, row.university_id));
  }
  const payers = rows.some((row) => row.role === PLATFORM_ADMIN);
  const adminBalance = payers ? ((await platformBalance(trx))?.toString() ?? null) : null;
  return rows.map((row) => {
    const university = known.get(row.university_id ?? "");
    const surroundings = {
      university: university ? describeUniversity(university) : null,
      blockchainAddress: row.role === "resp_uni" ? (wallets.get(row.university_id ?? "") ?? null) : null,
    };
    const modes: readonly Mode[] = university ? modesOf(university) : [];
    // The university may have switched it off since.
    const modeSelected = modes.find((mode) => mode === row.mode_selected) ?? null;
    return { ...describeUser(row, surroundings), modeSelected, ...(row.role === PLATFORM_ADMIN && { adminBalance }) };
  });
}
