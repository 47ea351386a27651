/** What the database knows of the installation that it belongs to, and of the releases that can run with it. */
import { outOfSight } from "./row-security.ts";

export const installation = `
-- written once, at the first start, and compared at every later one
create table installation (
  name text primary key check (name in ('profile', 'key')),
  value text not null,
  pinned_at timestamptz not null default now()
);
create table schema_compatibility (
  "only" boolean primary key default true check ("only"),
  -- the last migration that changed what earlier releases rely on: a release that does not know it must not run
  minimum text not null,
  -- the digest of the foundation that the database was made from: one of another foundation cannot be upgraded
  foundation text not null
);
${outOfSight("installation")}
`;
