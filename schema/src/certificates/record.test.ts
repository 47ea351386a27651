import { describe, expect, test } from "vitest";
import type { Endpoint } from "../calls/endpoint.ts";
import type { ActingRole } from "../records/record.ts";
import { ROLES } from "../users/roles.ts";
import { CERTIFICATE_STATUSES, type CertificateStatus } from "./certificate.ts";
import { getPendingCertificates, getRejectedCertificates } from "./reading.ts";
import { CERTIFICATE, type CertificateAction } from "./record.ts";

/** The complete life of a certificate: every status change, and no other. */
const ARROWS: Record<CertificateStatus, Partial<Record<CertificateAction, string>>> = {
  pending: { accept: "signing", reject: "rejected", correct: "pending", delete: "deleted" },
  rejected: { correct: "pending", delete: "deleted" },
  signing: { settle: "signed", fail: "error" },
  signed: { revoke: "revoking" },
  revoking: { settleRevocation: "revoked", failRevocation: "signed" },
  revoked: {},
  error: { accept: "signing" },
};

const REFUSALS: Record<CertificateAction, string> = {
  accept: "certificate_not_pending",
  reject: "certificate_not_pending",
  correct: "certificate_not_editable",
  delete: "certificate_not_editable",
  settle: "certificate_not_pending",
  fail: "certificate_not_pending",
  revoke: "certificate_not_signed",
  settleRevocation: "certificate_not_signed",
  failRevocation: "certificate_not_signed",
};

/** Which role may take each action, and the refusal for own submissions and for those of others. */
const PERMITS: Record<CertificateAction, { role: ActingRole; own: string | null; others: string | null }> = {
  accept: { role: "resp_uni", own: "own_submission", others: null },
  reject: { role: "resp_uni", own: "own_submission", others: null },
  correct: { role: "agent_uni", own: null, others: "not_found" },
  delete: { role: "agent_uni", own: null, others: "not_found" },
  settle: { role: "system", own: null, others: null },
  fail: { role: "system", own: null, others: null },
  revoke: { role: "resp_uni", own: null, others: null },
  settleRevocation: { role: "system", own: null, others: null },
  failRevocation: { role: "system", own: null, others: null },
};

/** The calls that list the certificates of a status; others stand in the list of all. */
const LISTED: Partial<Record<CertificateStatus, Endpoint[]>> = {
  pending: [getPendingCertificates],
  rejected: [getRejectedCertificates],
};

describe.each(CERTIFICATE_STATUSES)("a certificate that is %s", (status) => {
  test.each(CERTIFICATE.actionNames)("accepts or refuses: %s", (action) => {
    const to = ARROWS[status][action];
    expect(CERTIFICATE.move(status, action)).toEqual(to ? { to } : { refusal: REFUSALS[action] });
    expect(CERTIFICATE.statusesFor(action).includes(status)).toBe(to !== undefined);
  });
});

describe.each(CERTIFICATE.actionNames)("%s", (action) => {
  test.each([...ROLES, "system"] as const)(
    "is allowed or refused for %s, on own submissions and on those of others",
    (role) => {
      const permit = PERMITS[action];
      const ask = (agentId: string) => CERTIFICATE.refusalFor(action, { id: "me", role }, { agentId });
      const isRight = role === permit.role;
      expect(ask("me")).toBe(isRight ? permit.own : "forbidden");
      expect(ask("another")).toBe(isRight ? permit.others : "forbidden");
    },
  );
});

test("every action of a certificate is listed, and no other", () => {
  expect(CERTIFICATE.actionNames.toSorted()).toEqual(Object.keys(REFUSALS).sort());
});

test.each(CERTIFICATE_STATUSES)("a certificate that is %s stands in the lists of its status alone", (status) => {
  const listed = CERTIFICATE.lists.filter(([, shown]) => shown.some((each) => each === status)).map(([call]) => call);
  expect(listed).toEqual(LISTED[status] ?? []);
});
