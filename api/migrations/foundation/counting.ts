/** Triggers that count what is written: into daily counts and the sums of visits. */

const OPERATIONS = {
  insert: { tables: "new table as is_now", changed: "select n.*, 1 as sign from is_now n" },
  delete: { tables: "old table as was", changed: "select o.*, -1 as sign from was o" },
  update: {
    tables: "old table as was new table as is_now",
    changed: "select n.*, 1 as sign from is_now n union all select o.*, -1 as sign from was o",
  },
};

type Operation = keyof typeof OPERATIONS;

type Counting = {
  table: string;
  trigger?: string;
  /** What the functions are called after. */
  counted?: string;
  operations?: readonly Operation[];
};

/** Runs statements after each change of a table, for the added (`sign` 1) and the removed rows (-1). */
export const counting = (
  { table, trigger = "counted", counted = table, operations = ["insert", "delete", "update"] }: Counting,
  statements: (changed: string) => string,
): string =>
  operations
    .map((operation) => {
      const { tables, changed } = OPERATIONS[operation];
      const name = `count_${counted}_on_${operation}`;
      return `
create function ${name}() returns trigger language plpgsql as $$
begin
  ${statements(`(${changed})`)}
  return null;
end $$;
create trigger ${trigger}_on_${operation} after ${operation} on ${table} referencing ${tables}
  for each statement execute function ${name}();
`;
    })
    .join("");

const utcDay = (moment: string) => `(${moment} at time zone 'UTC')::date`;

const byStatus = (changed: string) => `
  insert into daily_counts (university_id, subject, day, status, count)
    select c.university_id, e.subject, e.day, c.status, sum(c.sign) from ${changed} c
    cross join lateral (values
      ('submitted', ${utcDay("c.submitted_at")}), ('issued', ${utcDay("c.signed_at")})) e (subject, day)
    where e.day is not null group by 1, 2, 3, 4 having sum(c.sign) <> 0;`;

const byHolder = (changed: string) => `
  with moved as materialized (
      select university_id, student_id, ${utcDay("submitted_at")} as day, academic_year, sum(sign) as sign
      from ${changed} c group by 1, 2, 3, 4 having sum(sign) <> 0),
    people as materialized (
      select id, sex from students where id in (select student_id from moved) order by id for key share)
  insert into daily_counts (university_id, subject, day, academic_year, sex, count)
    select m.university_id, 'holder', m.day, m.academic_year, p.sex, sum(m.sign)
    from moved m join people p on p.id = m.student_id group by 1, 3, 4, 5 having sum(m.sign) <> 0;`;

const ofStudents = (changed: string) => `
  insert into daily_counts (university_id, subject, day, count)
    select university_id, 'student', ${utcDay("created_at")}, sum(sign) from ${changed} c
    where deleted_at is null group by 1, 3 having sum(sign) <> 0;
  insert into daily_counts (university_id, subject, day, academic_year, sex, count)
    select d.university_id, 'holder', ${utcDay("d.submitted_at")}, d.academic_year, moved.sex, sum(moved.sign)
    from (select id, sex, sum(sign) as sign from ${changed} c group by 1, 2 having sum(sign) <> 0) moved
    join diplomas d on d.student_id = moved.id group by 1, 3, 4, 5 having sum(moved.sign) <> 0;`;

/** Writes in the order of the key, so that two writers lock the same rows in the same order. */
const ofVisits = (changed: string) => `
  insert into visit_days as d (university_id, kind, day, count)
    select university_id, kind, day, sum(sign * count) from ${changed} c group by 1, 2, 3 order by 1, 2, 3
    on conflict (university_id, kind, day) do update set count = d.count + excluded.count;`;

/** Visits are deleted for their age alone, so the sums of their days go on counting them. */
const ofForgottenVisits = () => `
  -- in the order in which visits are counted
  perform from visit_days d where (d.university_id, d.kind, d.day) in (select university_id, kind, day from was)
    order by d.university_id, d.kind, d.day for update;
  update visit_days d set forgotten = d.forgotten + w.count
    from (select university_id, kind, day, sum(count) as count from was group by 1, 2, 3) w
    where d.university_id = w.university_id and d.kind = w.kind and d.day = w.day;`;

/** What the public page of a university counts: diplomas by year of decision, replaced ones, and certificates. */
const publiclyOfDiplomas = (changed: string) => `
  insert into daily_counts (university_id, subject, day, count)
    select c.university_id, e.subject, e.day, sum(c.sign) from ${changed} c
    cross join lateral (values
      ('decided', case when c.decision_date ~ '^[12][0-9]{3}-' then (left(c.decision_date, 4) || '-01-01')::date end),
      ('replaced', case when c.status = 'revoked' and c.superseded_by is not null then ${utcDay("c.signed_at")} end)) e (subject, day)
    where c.signed_at is not null and e.day is not null group by 1, 2, 3 having sum(c.sign) <> 0;`;

const publiclyOfCertificates = (changed: string) => `
  insert into daily_counts (university_id, subject, day, status, count)
    select c.university_id, 'certificate', ${utcDay("c.signed_at")}, c.status, sum(c.sign) from ${changed} c
    where c.signed_at is not null group by 1, 3, 4 having sum(c.sign) <> 0;`;

const publicly = (table: string) => ({ table, trigger: "counted_publicly", counted: `public_${table}` });

export const countingTriggers = [
  counting({ table: "diplomas" }, (changed) => byStatus(changed) + byHolder(changed)),
  counting(publicly("diplomas"), publiclyOfDiplomas),
  counting(publicly("certificates"), publiclyOfCertificates),
  counting({ table: "students" }, ofStudents),
  counting({ table: "visits", operations: ["insert", "update"] }, ofVisits),
  counting({ table: "visits", operations: ["delete"] }, ofForgottenVisits),
].join("");
