/** Who may change which record in which status, by call and role. */
import {
  decideCertificates,
  deleteCertificate,
  revokeCertificate,
  updateCertificate,
} from "@ijaza/schema/certificates/calls";
import {
  decideDiplomas,
  deleteDiploma,
  revokeDiploma,
  signDiplomas,
  updateDiploma,
} from "@ijaza/schema/diplomas/calls";
import { describe, expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { createMoveScene } from "../../../../test/move-scene.ts";

const scene = await createMoveScene(await startTestApp());
const { ids, agent, colleague, responsable, foreignAgent, foreignResponsable, others } = scene;

/** The result of each call by a permitted caller: a status or a refusal. */
const DIPLOMAS = {
  pending: { accept: "unsigned", reject: "rejected", correct: "pending", delete: "deleted", sign: "X", revoke: "X" },
  rejected: { accept: "X", reject: "X", correct: "pending", delete: "deleted", sign: "X", revoke: "X" },
  unsigned: { accept: "X", reject: "rejected", correct: "X", delete: "X", sign: "signing", revoke: "X" },
  signing: { accept: "X", reject: "X", correct: "X", delete: "X", sign: "X", revoke: "X" },
  signed: { accept: "X", reject: "X", correct: "X", delete: "X", sign: "X", revoke: "revoking" },
  revoking: { accept: "X", reject: "X", correct: "X", delete: "X", sign: "X", revoke: "X" },
  revoked: { accept: "X", reject: "X", correct: "X", delete: "X", sign: "X", revoke: "X" },
  error: { accept: "X", reject: "X", correct: "X", delete: "X", sign: "signing", revoke: "X" },
} as const;

/** The same for certificates, whose acceptance signs them. */
const CERTIFICATES = {
  pending: { accept: "signing", reject: "rejected", correct: "pending", delete: "deleted", revoke: "X" },
  rejected: { accept: "X", reject: "X", correct: "pending", delete: "deleted", revoke: "X" },
  signing: { accept: "X", reject: "X", correct: "X", delete: "X", revoke: "X" },
  signed: { accept: "X", reject: "X", correct: "X", delete: "X", revoke: "revoking" },
  revoking: { accept: "X", reject: "X", correct: "X", delete: "X", revoke: "X" },
  revoked: { accept: "X", reject: "X", correct: "X", delete: "X", revoke: "X" },
  error: { accept: "signing", reject: "X", correct: "X", delete: "X", revoke: "X" },
} as const;

type Action = keyof (typeof DIPLOMAS)["pending"];

/** The refusal of each call for a record in a wrong status. */
const REFUSAL: Record<Action, string> = {
  accept: "not_pending",
  reject: "not_pending",
  correct: "not_editable",
  delete: "not_editable",
  sign: "not_unsigned",
  revoke: "not_signed",
};

/** Calls of an agent, only on own submissions. The others are a responsable's. */
const OF_AGENTS: readonly Action[] = ["correct", "delete", "sign"];
/** Decisions of a responsable, which nobody may take on own submissions; an acceptance may be withdrawn on any. */
const DECISIONS: readonly Action[] = ["accept", "reject"];

const _id = ids.diplomas;
const diplomasIds = [_id];
const certificatesIds = [ids.certificates];
const KINDS = {
  diplomas: {
    name: "diploma",
    table: DIPLOMAS,
    calls: {
      accept: [decideDiplomas, { diplomasIds, decision: "accepted" }],
      reject: [decideDiplomas, { diplomasIds, decision: "rejected", reason: "Moyenne" }],
      correct: [updateDiploma, { _id, honours: "bien" }],
      delete: [deleteDiploma, { _id }],
      sign: [signDiplomas, { diplomasIds }],
      revoke: [revokeDiploma, { _id, reason: "issued_in_error" }],
    },
  },
  certificates: {
    name: "certificate",
    table: CERTIFICATES,
    calls: {
      accept: [decideCertificates, { certificatesIds, decision: "accepted" }],
      reject: [decideCertificates, { certificatesIds, decision: "rejected", reason: "Moyenne" }],
      correct: [updateCertificate, { _id: ids.certificates, cells: { grade: "B" } }],
      delete: [deleteCertificate, { _id: ids.certificates }],
      revoke: [revokeCertificate, { _id: ids.certificates, reason: "issued_in_error" }],
    },
  },
} as const;

const cellsOf = (kind: keyof typeof KINDS) =>
  Object.entries(KINDS[kind].table).flatMap(([status, row]) =>
    Object.entries(row).map(([action, outcome]) => ({ kind, status, action: action as Action, outcome })),
  );
type Cell = ReturnType<typeof cellsOf>[number];

/** Of each action a status in which it may be taken, and one in which it may not; the rules are tested for all without calls. */
const isExample = ({ action, outcome }: Cell, at: number, cells: Cell[]) =>
  cells.findIndex((other) => other.action === action && (other.outcome === "X") === (outcome === "X")) === at;

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])("of %s", (kind) => {
  const { name, calls } = KINDS[kind];

  const cells = cellsOf(kind);
  const examples = cells.filter(isExample);
  const title = "$status: who may $action it, and who may not";
  test.each(examples)(title, walk);
  test.each(cells.filter((cell) => !examples.includes(cell)))(title, { tags: ["all"] }, walk);

  async function walk({ status, action, outcome }: Cell): Promise<void> {
    const call = (calls as Record<string, (typeof KINDS)["diplomas"]["calls"][Action]>)[action]!;
    const isAgents = OF_AGENTS.includes(action);
    const becomes = outcome === "X" ? `${name}_${REFUSAL[action]}` : outcome;
    const outcomes: Record<string, unknown> = {};
    const attempt = async (who: string, client = others[who]!, by = agent.user.id) => {
      await scene.stand(kind, { status, by });
      outcomes[who] = await scene.after(kind, client, call);
    };
    await attempt("the agent who submitted it", agent);
    await attempt("a colleague", colleague);
    await attempt("the responsable", responsable);
    await attempt("the responsable, of what was their own submission", responsable, responsable.user.id);
    await attempt("another university's agent", foreignAgent);
    await attempt("another university's responsable", foreignResponsable);
    for (const who of Object.keys(others)) await attempt(who);

    const ofResponsable = isAgents ? "forbidden" : becomes;
    const isWithdrawal = status === "unsigned" && action === "reject";
    const isDecision = DECISIONS.includes(action) && outcome !== "X" && !isWithdrawal;
    const ofOwn = isDecision ? "own_submission" : ofResponsable;
    expect(outcomes).toEqual({
      "the agent who submitted it": isAgents ? becomes : "forbidden",
      "a colleague": isAgents ? "not_found" : "forbidden",
      "the responsable": ofResponsable,
      "the responsable, of what was their own submission": ofOwn,
      "another university's agent": isAgents ? "not_found" : "forbidden",
      "another university's responsable": isAgents ? "forbidden" : "not_found",
      ...Object.fromEntries(Object.keys(others).map((who) => [who, "forbidden"])),
      "nobody signed in": "not_authenticated",
    });
  }
});
