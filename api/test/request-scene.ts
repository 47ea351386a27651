/** Requests of organisations for the documents of one holder, from the form to the holder's page. */

import { confirmRequest, getAccessRequests, requestAccess } from "@ijaza/schema/sharing/third-party";
import { signIn, signInStudent } from "@ijaza/schema/users/calls";
import { inScope } from "../src/platform/database.ts";
import type { ChainApp } from "./chain-harness.ts";
import { EVERYTHING } from "./everything.ts";
import type { FalseClock } from "./false-clock.ts";
import { PASSWORD } from "./fixtures.ts";
import { createShareScene } from "./share-scene.ts";

/** The reference of a document that does not exist. */
export const ABSENT = "0".repeat(26);

export const WORDS = {
  organisation: "Acme",
  contact: "Ada Buyer",
  purpose: "job",
  claims: ["lastName", "titleFr"],
} as const;

type Setup = Pick<ChainApp, "fixtures" | "anyone" | "ended" | "mails" | "rooms" | "db"> & { clock: FalseClock };

export type RequestScene = Awaited<ReturnType<typeof createRequestScene>>;

export async function createRequestScene({ fixtures, anyone, ended, mails, rooms, db, clock }: Setup) {
  const scene = await createShareScene({ fixtures, ended, clock });
  const { student, responsable, diploma } = scene;
  const { sweep } = rooms.sharing.requests;
  let number = 0;

  /** A request from a new address that is not confirmed. */
  const ask = async (named: object, domain = "acme.example") => {
    await db.deleteFrom("attempts").where("key", "like", "network:%").execute();
    number += 1;
    const email = `hr-${number}@${domain}`;
    const sent = await anyone.send(requestAccess, { ...WORDS, claims: [...WORDS.claims], email, ...named });
    return { email, sent };
  };
  const tokenFor = async (email: string) => (await mails.linkFor(email)).hash.slice(1);
  const list = async () => (await student.call(getAccessRequests)).requests;
  /** Sessions end while a false clock runs. */
  const signInAgain = async () => {
    const { student_number: identifier, university_id: universityId } = student.student;
    await student.call(signInStudent, { identifier, universityId, password: PASSWORD });
    await responsable.call(signIn, { email: responsable.user.email, password: PASSWORD });
  };

  return {
    ...scene,
    ask,
    tokenFor,
    list,
    signInAgain,
    /** A request that was confirmed and then processed in the background. */
    async confirmed(named: object = { reference: diploma._id }, domain?: string) {
      const { email } = await ask(named, domain);
      const token = await tokenFor(email);
      await anyone.call(confirmRequest, { token });
      await sweep();
      return { email, token };
    },
    listStates: async () => (await list()).map(({ state }) => state),
    /** The input that grants a request: one fact, for an hour, three openings. */
    granting: () => ({
      claims: ["lastName"],
      expiresAt: new Date(clock.now().getTime() + 3_600_000).toISOString(),
      views: 3,
    }),
    /** Deletes all attempts, requests and settings, as if nobody had asked yet. */
    async reset() {
      await db.deleteFrom("attempts").execute();
      await inScope(db, EVERYTHING, (trx) => trx.deleteFrom("third_party_requests").execute());
      await inScope(db, EVERYTHING, (trx) => trx.deleteFrom("share_settings").execute());
      await signInAgain();
    },
  };
}
