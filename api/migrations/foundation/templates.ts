/** Templates with their versions and pictures, and those who sign documents. */
import { tenantWall } from "./row-security.ts";

const signatories = `
create table signatories (
  id text primary key,
  university_id text not null references universities,
  created_at timestamptz not null,
  -- out of use; the versions stay
  removed_at timestamptz
);
create index signatories_in_use on signatories (university_id, created_at, id) where removed_at is null;

create table signatory_versions (
  id text primary key,
  university_id text not null references universities,
  signatory_id text not null references signatories,
  version integer not null check (version > 0),
  -- by language
  name jsonb not null, title jsonb not null,
  sex text not null check (sex in ('F', 'M')),
  prefix text not null check (prefix in ('none', 'professor', 'doctor')),
  -- SHA-256 of the PNG that the storage keeps under this name, in hex
  picture text,
  in_office_from date, in_office_until date,
  made_by text, made_at timestamptz not null,
  unique (signatory_id, version)
);
${tenantWall("signatories", "signatory_versions")}
`;

export const templates = `
create table templates (
  id text primary key,
  university_id text not null references universities,
  kind text not null check (kind in ('diploma', 'certificate')),
  name text not null,
  created_at timestamptz not null,
  -- out of use; its versions stay
  deleted_at timestamptz
);
create unique index templates_name on templates (university_id, kind, lower(name)) where deleted_at is null;

create table template_versions (
  id text primary key,
  university_id text not null references universities,
  template_id text not null references templates,
  version integer not null check (version > 0),
  name text not null,
  fields_definition jsonb not null default '[]',
  layout jsonb not null,
  made_by text, made_at timestamptz not null,
  unique (template_id, version)
);

create table template_pictures (
  university_id text not null references universities,
  -- SHA-256 of the PNG that the storage keeps under this name, in hex
  id text not null,
  width integer not null, height integer not null,
  added_at timestamptz not null,
  primary key (university_id, id)
);
${tenantWall("templates", "template_versions", "template_pictures")}
${signatories}
`;
