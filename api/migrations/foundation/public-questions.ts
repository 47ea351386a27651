/** What anybody may ask of a record beyond what its row shows. */
import { question } from "./questions.ts";
import { ISSUED } from "./row-security.ts";

const OF_RECORD = { takes: "document text" };

export const publicQuestions = [
  // whether there is such a record, issued or not
  question({
    ...OF_RECORD,
    name: "is_recorded",
    returns: "boolean",
    found: "boolean",
    answer: `found := exists (select from diplomas where id = document)
    or exists (select from certificates where id = document)`,
  }),
  // the picture of the signature of whoever accepted what was issued
  question({
    ...OF_RECORD,
    name: "signature_on",
    returns: "text",
    found: "text",
    answer: `select u.signature into found from users u where u.id = (
    select decided_by from diplomas where id = document and ${ISSUED}
    union all select decided_by from certificates where id = document and ${ISSUED})`,
  }),
  // the version that it was accepted with; where it was accepted without one, the newest of the university's first template
  question({
    ...OF_RECORD,
    name: "template_of",
    returns: "setof template_versions",
    answer: `return query
    with record as (
      select university_id, 'diploma' as kind, template_version_id from diplomas where id = document and ${ISSUED}
      union all
      select university_id, 'certificate', template_version_id from certificates where id = document and ${ISSUED})
    select v.* from record r join template_versions v on v.id = r.template_version_id
    union all
    (select v.* from record r
      join templates t on t.university_id = r.university_id and t.kind = r.kind and t.deleted_at is null
      join template_versions v on v.template_id = t.id
      where r.template_version_id is null
      order by t.created_at, t.id, v.version desc limit 1)`,
  }),
  // those who signed what was issued
  question({
    ...OF_RECORD,
    name: "signatories_of",
    returns: "setof signatory_versions",
    answer: `return query select v.* from signatory_versions v where v.id in (
    select unnest(signatories) from diplomas where id = document and ${ISSUED}
    union all select unnest(signatories) from certificates where id = document and ${ISSUED})`,
  }),
].join("");
