/** Universities as they are sent, each with its responsable. */
import type { University } from "@ijaza/schema/universities/calls";
import type { Trx } from "../../platform/database.ts";
import type { UserRow, Users } from "../users/users.service.ts";
import type { WalletOf } from "./universities.deps.ts";
import { describeFacts } from "./universities.facts.ts";
import { modesAsSent, nameOf, type UniversityRow } from "./universities.records.ts";

type Deps = { users: Pick<Users, "findResponsables">; walletOf: WalletOf };

/** In the given order. */
export async function describeUniversities(
  trx: Trx,
  { rows, users, walletOf }: Deps & { rows: readonly UniversityRow[] },
): Promise<University[]> {
  const responsables = await users.findResponsables(
    trx,
    rows.map(({ id }) => id),
  );
  const described: University[] = [];
  for (const row of rows) {
    const responsable = responsables.get(row.id);
    const wallet = responsable ? await walletOf(trx, row.id) : null;
    described.push({
      _id: row.id,
      slug: row.slug,
      name: nameOf(row),
      country: row.country,
      city: row.city,
      address: row.address,
      website: row.website,
      email: row.email,
      numero: row.numero,
      logo: row.logo,
      domain: row.domain,
      language: row.language,
      ...describeFacts(row),
      mode: modesAsSent(row),
      certificateCreationEnabled: row.certificate_creation_enabled,
      suspended: row.suspended_at !== null,
      suspensionReason: row.suspension_reason,
      registeredAt: row.registered_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      responsable: responsable ? describeResponsable(responsable, wallet) : null,
    });
  }
  return described;
}

const describeResponsable = (user: UserRow, wallet: string | null) => ({
  _id: user.id,
  username: user.username,
  usernameAr: user.username_ar,
  email: user.email,
  numero: user.numero,
  IsAccepted: user.accepted_at !== null,
  blocked: user.blocked_at !== null,
  blockchainAddress: wallet,
});
