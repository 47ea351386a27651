/** Row-level security, the second protection between universities: each transaction says its scope, and its university. */

const SCOPE = "current_setting('ijaza.scope', true)";

/** The university of the transaction. */
export const UNIVERSITY = "nullif(current_setting('ijaza.university', true), '')";

/** Of the link that the transaction came by. */
export const DIGEST = "decode(current_setting('ijaza.digest', true), 'hex')";

/** Of the records, those that anyone may verify. */
export const ISSUED = "status in ('signed', 'revoking', 'revoked')";

export const inScope = (scope: string): string => `${SCOPE} = '${scope}'`;

/** Shows of the table what policies let through, to its owner as well. */
export const wall = (table: string, { policy, using }: { policy: string; using: string }): string => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy ${policy} on ${table} using (${using});
`;

/** Tables of universities; what belongs to none is the platform's. */
export const tenantWall = (...tables: string[]): string =>
  tables
    .map((table) => wall(table, { policy: "tenant", using: `${inScope("all")} or university_id = ${UNIVERSITY}` }))
    .join("");

/** The same for tables of which many rows are read at once: the settings are read once for all of them. */
export const tenantWallOfMany = (table: string, ...scopes: string[]): string => {
  const among = ["all", ...scopes].map((scope) => `'${scope}'`).join(", ");
  const using = `(select ${SCOPE}) in (${among}) or university_id = (select ${UNIVERSITY})`;
  return wall(table, { policy: "tenant", using });
};

/** Tables that the product reads regardless of the university, and that calls of strangers never need. */
export const outOfSight = (...tables: string[]): string =>
  tables
    .map((table) =>
      wall(table, {
        policy: "not_for_strangers",
        using: `coalesce(${SCOPE}, '') not in ('public', 'issuer', 'visits', 'share', 'request')`,
      }),
    )
    .join("");
