/** Records every file made of a document, pictures too, with the claims that were hidden when it was made. */
import { type Kysely, sql } from "kysely";

const filesOfDocuments = `
alter table documents rename column audience to shape;
alter table documents drop constraint documents_audience_check;
alter table documents drop constraint documents_pkey;
alter table documents add primary key (file);
-- no key seals a picture
alter table documents alter column sealed_by drop not null;
-- a PDF for anyone or for those who see all, the picture of its page, the card for its link
alter table documents add check (shape in ('public', 'all', 'page', 'card'));
alter table documents add check ((sealed_by is null) = (shape in ('page', 'card')));
-- in the order of the alphabet, as in hidden_claims
alter table documents add column hidden text[] not null default '{}';
alter table documents alter column hidden drop default;
-- what was hidden when these were made is told by no row: they are made anew, and swept away
select set_config('ijaza.scope', 'all', true);
update documents set hidden = '{?}' where right(file, length(sealed_by)) <> sealed_by;
select set_config('ijaza.scope', '', true);
create index documents_by_document on documents (document_id, shape, made_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(filesOfDocuments).execute(db);
}
