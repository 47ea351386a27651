/** The calls that require a recent password, listed here; each is refused in an older session. */

import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { confirmPassword, keepAlive, readReview } from "@ijaza/schema/users/calls";
import { describe, expect, test } from "vitest";
import { endpointsOf } from "../src/platform/http/mount.ts";
import { PASSWORD } from "./fixtures.ts";
import { startTestApp } from "./harness.ts";
import { accepted, setUpPending } from "./pending-scene.ts";

const { app, fixtures, clock } = await startTestApp({ logLevel: "silent" });

const CONFIRMED = `
  DELETE /api/user/deleteAgent /api/user/deleteUser
  POST /api/student/my-data
  DELETE /api/user/second-factor/codes /api/user/second-factor/passkeys/:id
  POST /api/certificate/revokeCertificate /api/diploma/revokeDiploma /api/diploma/sign-diplomas
  POST /api/certificate/erase /api/student/erase
  POST /api/certificate/revoke-many /api/diploma/revoke-many
  POST /api/keys/clear /api/keys/confirm /api/keys/end /api/keys/mark /api/keys/replace /api/keys/report /api/keys/veto
  POST /api/university/create-university
  POST /api/user/createAdmin /api/user/createAgentUni /api/user/createRespUni
  POST /api/user/second-factor/codes/begin /api/user/second-factor/codes/confirm
  POST /api/user/second-factor/passkeys/begin /api/user/second-factor/passkeys/finish
  POST /api/user/second-factor/passkeys/:id/begin-removal /api/user/second-factor/recovery-codes
  PUT /api/university/change-university-responsable /api/university/send-ether-to-responsable /api/university/suspend
  PUT /api/user/acceptCreditDepositeDemande /api/user/acceptEtherDepositeDemande
  PUT /api/user/assignBlockedResponsable /api/user/blockAgent/:id /api/user/blockUser/:id
`;
const IN_A_REVIEW = `
  POST /api/certificate/accept-or-reject-certificates /api/diploma/acceptOrRejectDiploma
  GET /api/user/review
`;

const read = (written: string) =>
  written
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [method, ...paths] = line.trim().split(" ");
      return paths.map((path) => `${method} ${path}`);
    })
    .toSorted();

const endpoints = endpointsOf(app);
const named = (confirmed: true | "review") =>
  endpoints.filter((endpoint) => endpoint.confirmed === confirmed).map(({ method, path }) => `${method} ${path}`);

test("exactly these calls require a recent password", () => {
  expect(named(true).toSorted()).toEqual(read(CONFIRMED));
  expect(named("review").toSorted()).toEqual(read(IN_A_REVIEW));
});

describe("sixteen minutes after the password", () => {
  const callerOf = ({ who }: Endpoint) => {
    if (who.includes("resp_uni")) return fixtures.responsable();
    if (who.includes("student")) return fixtures.signedInStudent();
    if (who.includes("agent_uni")) return fixtures.agent();
    return fixtures.admin(who.includes("admin_ijaza") ? "admin_ijaza" : "admin_alecso");
  };
  const confirmed = endpoints.filter((endpoint) => endpoint.confirmed);

  test.each(confirmed.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
    "$name requires it",
    async ({ endpoint }) => {
      const caller = await callerOf(endpoint);
      clock.advance({ minutes: 16 });
      const reply = await caller.send(endpoint);
      expect([reply.statusCode, reply.json().error]).toEqual([403, "password_required"]);
    },
  );
});

describe("a review", () => {
  test("is prolonged by each decision, up to two hours, and starts again with the password", async () => {
    const { responsable, ids } = await setUpPending(fixtures, 16);
    const minutesWith = async (step: number) => {
      for (let minutes = step; ; minutes += step) {
        clock.advance({ minutes: step });
        await responsable.call(keepAlive);
        const reply = await responsable.send(decideDiplomas, { ...accepted, diplomasIds: [ids.pop()] });
        if (reply.statusCode === 403) return minutes;
      }
    };
    expect(await minutesWith(10)).toBe(120);
    await responsable.call(confirmPassword, { password: PASSWORD });
    expect(await minutesWith(16)).toBe(16);
  });

  test("is not prolonged by a refused call or by reading", async () => {
    const responsable = await fixtures.responsable();
    clock.advance({ minutes: 10 });
    await responsable.refused(decideDiplomas, { decision: "rejected", all: true });
    await responsable.call(readReview);
    clock.advance({ minutes: 6 });
    expect(await responsable.refused(readReview)).toMatchObject({ error: "password_required" });
  });
});
