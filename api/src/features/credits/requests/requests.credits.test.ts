/** Requests for credits through HTTP, on a real chain: decided once, granted once. */

import { updateUser } from "@ijaza/schema/accounts/own";
import {
  acceptCreditRequest,
  acceptEtherRequest,
  getFundingRequests,
  rejectCreditRequest,
  rejectEtherRequest,
  requestCredits,
  requestEther,
} from "@ijaza/schema/credits/calls";
import { getAllUniversities } from "@ijaza/schema/universities/calls";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { describe, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { askingUniversity } from "../../../../test/funding-scene.ts";
import { readUniversity } from "../../chain/chain.service.ts";

const app = await startChainApp();
const { fixtures, rooms, settled } = app;
const admin = await fixtures.admin();

const creditsOnChain = async (registryId: number) => (await readUniversity(rooms.chain, { registryId })).granted;

describe("a request for credits", () => {
  test("is sent, accepted, granted on the chain, and shown as moved", async () => {
    const { university, responsable } = await askingUniversity(app);
    await responsable.call(updateUser, { usernameAr: "هند برادة" });
    await admin.call(updateUser, { usernameAr: "كريم حداد" });
    const { balance } = await responsable.call(getResponsableTokens);
    const { demand: request } = await responsable.call(requestCredits, { amount: 250 });
    expect(request).toMatchObject({ kind: "credit", status: "open", amount: 250, wei: null, movedAt: null });
    expect(request.createdBy).toMatchObject({ username: responsable.user.username, usernameAr: "هند برادة" });
    const { universities } = await admin.call(getAllUniversities, { search: university.slug });
    expect(universities).toMatchObject([
      { balance: { credit: balance }, demands: { credit: { _id: request._id, amount: 250 }, ether: null } },
    ]);
    const accepted = await admin.call(acceptCreditRequest, { demandId: request._id });
    expect(accepted.demand).toMatchObject({
      status: "accepted",
      decidedBy: { username: admin.user.username, usernameAr: "كريم حداد" },
    });
    expect(await responsable.call(getResponsableTokens)).toMatchObject({ balance: balance + 250 });
    await settled();
    expect(await creditsOnChain(university.registry_id)).toBe(balance + 250);
    const { demands: requests, total } = await responsable.call(getFundingRequests, { status: "accepted" });
    expect(total).toBe(1);
    expect(requests[0]).toMatchObject({
      _id: request._id,
      movedAt: expect.any(String),
      decidedBy: { username: null, usernameAr: null },
    });
  });

  test("waits alone: a second one is answered with code 1, until the first is decided", async () => {
    const { responsable } = await askingUniversity(app);
    const replies = await Promise.all([1, 2, 3, 4].map((amount) => responsable.send(requestCredits, { amount })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await responsable.refused(requestCredits, { amount: 5 })).toMatchObject({
      error: "request_already_sent",
      code: 1,
      message: "Request already sent",
    });
    await responsable.call(requestEther);
    const { demands: requests } = await admin.call(getFundingRequests, { kind: "credit", status: "open" });
    await admin.call(rejectCreditRequest, { demandId: requests[0]!._id });
    expect((await responsable.call(requestCredits, { amount: 5 })).demand.status).toBe("open");
  });

  test.each([0, 1000, -1, 1.5, "9"])("of %s is refused", async (amount) => {
    const responsable = await fixtures.responsable();
    const reply = await responsable.send(requestCredits, { amount });
    expect(reply.statusCode).toBe(400);
  });

  test("decided by two admins at once is decided once, and nothing is granted twice", async () => {
    const { university, responsable } = await askingUniversity(app);
    const other = await fixtures.admin();
    let { balance: granted } = await responsable.call(getResponsableTokens);
    for (let round = 0; round < 5; round += 1) {
      const { demand: request } = await responsable.call(requestCredits, { amount: 7 });
      const decisions = [acceptCreditRequest, rejectCreditRequest, acceptCreditRequest, acceptCreditRequest];
      const replies = await Promise.all(
        decisions.map((decision, at) => (at % 2 ? other : admin).send(decision, { demandId: request._id })),
      );
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
      const decided = replies.find(({ statusCode }) => statusCode === 200)!.json().demand.status;
      if (decided === "accepted") granted += 7;
    }
    await settled();
    expect(await responsable.call(getResponsableTokens)).toMatchObject({ balance: granted });
    expect(await creditsOnChain(university.registry_id)).toBe(granted);
  });

  test("is not decided as one for ether, nor when there is none", async () => {
    const { responsable } = await askingUniversity(app);
    const { demand: request } = await responsable.call(requestCredits, { amount: 3 });
    for (const requestId of [request._id, "0123456789-0123456789-0123"]) {
      expect(await admin.refused(acceptEtherRequest, { demandId: requestId })).toMatchObject({ status: 404 });
      expect(await admin.refused(rejectEtherRequest, { demandId: requestId })).toMatchObject({ status: 404 });
    }
  });

  test("is seen by its own university and the platform alone", async () => {
    const { responsable } = await askingUniversity(app);
    const { demand: request } = await responsable.call(requestCredits, { amount: 3 });
    const stranger = await fixtures.responsable();
    expect((await stranger.call(getFundingRequests)).demands).toEqual([]);
    expect((await responsable.call(getFundingRequests)).demands.map(({ _id }) => _id)).toEqual([request._id]);
    expect((await admin.call(getFundingRequests, { status: "open" })).demands.map(({ _id }) => _id)).toContain(
      request._id,
    );
  });
});

test("universities are listed in scope, searched by name in any script, and sorted", async () => {
  const name = { en: "Zitouna Test", fr: "Zitouna Essai", ar: "جامعة الزيتونة" };
  const university = await fixtures.university({ name, slug: "zitouna-test" });
  for (const search of ["zitouna essai", "الزيتونه", "ZITOUNA"]) {
    const { universities } = await admin.call(getAllUniversities, { search });
    expect(universities.map(({ _id }) => _id)).toEqual([university.id]);
    expect(universities[0]).toMatchObject({ balance: { credit: 0, ether: null }, demands: { credit: null } });
  }
  const own = await fixtures.universityAdmin({ university });
  const mine = await own.call(getAllUniversities);
  expect(mine).toMatchObject({ total: 1, universities: [{ _id: university.id }] });
  const names = (await admin.call(getAllUniversities, { sort: "-name" })).universities.map((each) => each.name.en);
  expect(names[0]).toBe("Zitouna Test");
});
