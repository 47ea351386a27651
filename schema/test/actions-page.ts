/** Writes docs/reference/actions.md, which says who may do what to a record, from the declarations. */
import { ERRORS } from "../src/errors/errors.ts";
import type { RecordAction, RecordDeclaration } from "../src/records/record.ts";

type Kind = Pick<RecordDeclaration, "name" | "actions">;

const ROLES: Partial<Record<RecordAction["role"], string>> = {
  agent_uni: "agent",
  resp_uni: "responsable",
  system: "the chain",
};

const WHOSE: Record<RecordAction["submissions"], string> = {
  own: "one's own, and those left by colleagues who are gone; others' are `not_found`",
  foreign: "others'; one's own is `own_submission`",
  all: "anybody's",
};

const code = (text: string) => `\`${text}\``;
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function callsOf({ call, callForMany }: RecordAction): string {
  if (!call) return "follows from something else";
  const calls = [call, ...(callForMany ? [callForMany] : [])].map(({ method, path }) => code(`${method} ${path}`));
  return calls.join("; of many at once ");
}

function rowOf([name, action]: [string, RecordAction]): string {
  const { from, to, role, submissions, refusal } = action;
  return row([
    code(name),
    from.map(code).join(", "),
    to === "deleted" ? "deleted" : code(to),
    ROLES[role] ?? role,
    WHOSE[submissions],
    code(refusal),
    callsOf(action),
  ]);
}

const HEADS = ["Action", "from", "to", "by", "of whose submissions", "refused from elsewhere as", "call"];

function sectionOf({ name, actions }: Kind): string {
  const rows = Object.entries(actions).map(rowOf);
  return [`## What is done to a ${name}`, "", row(HEADS), row(HEADS.map(() => "---")), ...rows, ""].join("\n");
}

/** The page in Markdown, for all kinds of record. */
export function writeActionsPage(kinds: readonly Kind[]): string {
  const { status, en } = ERRORS.own_submission;
  return `# Who may do what to a record

A record is a diploma or a certificate from its import to its end. Each action leads from certain statuses to one other, is taken by one role, and is
refused from any other status. The server decides by this table, pages offer by it, and this page is written from it: \`record.ts\` of each room in schema/src. A record of
another university is \`not_found\`; a role that is not named gets \`forbidden\`.

An agent corrects, deletes and signs what they have submitted, and what colleagues who are gone have left
([why](../explanation/decisions/accepted-content-is-frozen.md)). Nobody decides on what they have submitted themselves, not even with another role since: \`own_submission\` (${status}, "${en}").

What is left of a record whose data was erased ([why](../explanation/decisions/personal-data-is-deleted-and-proofs-stay.md)) has the statuses \`signed\`, \`revoking\` and \`revoked\` and the
action \`revoke\` with its two followers, by the same calls. \`GET /api/document/erased/{id}\` tells the responsable its status.

${kinds.map(sectionOf).join("\n")}`;
}
