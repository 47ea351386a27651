import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { CERTIFICATE } from "@ijaza/schema/certificates/record";
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { DIPLOMA } from "@ijaza/schema/diplomas/record";
import { expect, test } from "vitest";
import { certificateWith } from "../../testing/certificates.ts";
import { diplomaWith } from "../../testing/diplomas.ts";
import { AGENT, RESPONSABLE } from "../../testing/people.ts";
import { bulkActionsFor } from "./record-actions.ts";
import type { RecordView } from "./record-view.ts";

const diplomas: Pick<RecordView<Diploma>, "declared"> = { declared: DIPLOMA };
const certificates: Pick<RecordView<Certificate>, "declared"> = { declared: CERTIFICATE };
const agent = { id: AGENT._id, role: "agent_uni" } as const;
const responsable = { id: RESPONSABLE._id, role: "resp_uni" } as const;

const ofAgent = (status: "pending" | "rejected" | "unsigned" | "signed") => diplomaWith({ status, agentId: agent.id });

test("a selection is offered only bulk actions that all of its records allow", () => {
  expect(bulkActionsFor(diplomas, agent, [ofAgent("pending"), ofAgent("rejected")])).toEqual(["delete"]);
  expect(bulkActionsFor(diplomas, agent, [ofAgent("pending"), ofAgent("unsigned")])).toEqual([]);
  expect(bulkActionsFor(diplomas, responsable, [ofAgent("signed"), ofAgent("signed")])).toEqual(["revoke"]);
  expect(bulkActionsFor(diplomas, responsable, [ofAgent("signed"), ofAgent("unsigned")])).toEqual([]);
  expect(bulkActionsFor(diplomas, agent, [ofAgent("signed")])).toEqual([]);
  expect(bulkActionsFor(diplomas, agent, [])).toEqual([]);
});

test("the next step is last in the bar", () => {
  expect(bulkActionsFor(diplomas, responsable, [ofAgent("pending")])).toEqual(["reject", "accept"]);
});

test("nobody is offered to decide on own submissions, alone or among others", () => {
  const own = diplomaWith({ status: "pending", agentId: responsable.id });
  expect(bulkActionsFor(diplomas, responsable, [own])).toEqual([]);
  expect(bulkActionsFor(diplomas, responsable, [ofAgent("pending"), own])).toEqual([]);
  const certificate = certificateWith({ status: "pending", agentId: responsable.id });
  expect(bulkActionsFor(certificates, responsable, [certificate])).toEqual([]);
});
