/**
 * An organisation's part of a request: ask, confirm the address, withdraw. None of these calls reads a document or a student,
 * so that neither an answer nor its duration reveals whether one exists. A job finds the holder later.
 */
import type { Language } from "@ijaza/schema/product";
import type { Purpose } from "@ijaza/schema/sharing/shares";
import { findDocument } from "@ijaza/verifier/typed/link";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, stepInto } from "../../../platform/database.ts";
import { newId, newSecret } from "../../../platform/ids.ts";
import { digestOf } from "../../../platform/sessions.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { queueMatching } from "./match-requests.ts";
import { queueConfirming } from "./request-mails.ts";
import { findRequestByDigest, insertRequest, saveConfirmed, saveWithdrawn } from "./requests.repository.ts";
import { siteOf } from "./sites.ts";
import { unconfirmedSince } from "./times.ts";

export type RequestInput = {
  organisation: string;
  contact: string;
  email: string;
  purpose: Purpose;
  purposeText?: string | undefined;
  claims: readonly string[];
  reference?: string | undefined;
  universityId?: string | undefined;
  diplomaNumber?: string | undefined;
  lastName?: string | undefined;
};

type Stranger = { address: string; language: Language };

const inRequest = (token: string): { request: string } => ({ request: digestOf(token).toString("hex") });

/** The domain behind the last `@`, in the form in which host names are compared. */
const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

type NewRequestOptions = { token: string; language: Language; at: Date };

/** The row of a request that nobody has confirmed yet. */
const newRequest = (
  input: RequestInput,
  { token, language, at }: NewRequestOptions,
): Parameters<typeof insertRequest>[1] => ({
  id: newId(),
  university_id: null,
  student_id: null,
  record_id: null,
  digest: digestOf(token),
  organisation: input.organisation,
  contact: input.contact,
  email: input.email,
  domain: domainOf(input.email),
  site: siteOf(domainOf(input.email)),
  purpose: input.purpose,
  purpose_text: input.purposeText ?? null,
  claims: [...new Set(input.claims)],
  language,
  named_id: input.reference === undefined ? null : findDocument(input.reference),
  named_university: input.universityId ?? null,
  named_number: input.diplomaNumber ?? null,
  named_last_name: input.lastName ?? null,
  created_at: at,
  confirmed_at: null,
  matched_at: null,
  told_at: null,
});

export type RequestAsking = {
  /**
   * Stores a request, mails a link to confirm it, and returns the link's secret. Throws `too_many_requests` to a network
   * that asks too often. To an address that got too many mails nothing is sent, and null is returned.
   */
  makeRequest(input: RequestInput, stranger: Stranger): Promise<string | null>;
  /** The same for the public call, which returns nothing. */
  ask(input: RequestInput, stranger: Stranger): Promise<Record<string, never>>;
  /**
   * Confirms the address of a request. Throws `link_not_valid`, `request_withdrawn`, and `too_many_requests` for a domain
   * that asks too often. Repeating it changes nothing.
   */
  confirm(token: string): Promise<void>;
  /** Withdraws a request. Throws `link_not_valid`. The answer is the same whatever became of the request. */
  withdraw(token: string): Promise<void>;
};

export function createAsking(deps: SharingDeps): RequestAsking {
  const { db, clock, attempts } = deps;

  const makeRequest: RequestAsking["makeRequest"] = async ({ email, ...input }, { address, language }) => {
    await attempts.fromNetwork("access-request", address);
    if (!(await attempts.mayMailRequest(email))) return null;
    const token = newSecret();
    await inScope(db, inRequest(token), async (trx) => {
      await insertRequest(trx, newRequest({ email, ...input }, { token, language, at: clock.now() }));
      await queueConfirming(trx, deps, { email, language, token });
    });
    return token;
  };

  return {
    makeRequest,

    async ask(input, stranger) {
      await makeRequest(input, stranger);
      return {};
    },

    async confirm(token) {
      const digest = digestOf(token);
      const at = clock.now();
      await inScope(db, inRequest(token), async (trx) => {
        const isConfirmed = await saveConfirmed(trx, { digest, at, since: unconfirmedSince(at) });
        const request = await findRequestByDigest(trx, digest);
        if (!request) throw new AppError("link_not_valid");
        if (request.told_at) throw new AppError("request_withdrawn");
        if (!isConfirmed && request.state === "unconfirmed") throw new AppError("link_not_valid");
        if (!isConfirmed) return;
        // Only the press that confirms is counted, and undone with it.
        await stepInto(trx, { all: "a domain's requests are counted over all universities" }, () =>
          attempts.fromDomain(trx, request.site),
        );
        await queueMatching(trx, deps, request.id);
      });
    },

    withdraw: (token) =>
      inScope(db, inRequest(token), async (trx) => {
        const digest = digestOf(token);
        if (!(await findRequestByDigest(trx, digest))) throw new AppError("link_not_valid");
        await saveWithdrawn(trx, { digest, at: clock.now() });
      }),
  };
}
