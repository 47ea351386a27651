/** Universities, the tenants. */
export const universities = `
create table universities (
  id text primary key,
  slug text not null unique,
  registry_id bigint generated always as identity unique,
  name_en text not null, name_fr text not null, name_ar text not null,
  country text not null, city text, address text, website text, email text, numero text, logo text,
  domain text not null,
  mode_one boolean not null default false, mode_two boolean not null default false,
  mode_three boolean not null default false, mode_four boolean not null default false,
  certificate_creation_enabled boolean not null default false,
  suspended_at timestamptz,
  -- set when the registry on the chain knows it
  registered_at timestamptz,
  created_at timestamptz not null default now()
);
`;
