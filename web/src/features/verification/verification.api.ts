/** The calls of verification: the verifier's pins, a document's bundle, and what its university states about it. */

import type { Reply } from "@ijaza/schema/calls/endpoint";
import { getCertificateById } from "@ijaza/schema/certificates/reading";
import { getChain, getIssuers } from "@ijaza/schema/chain/calls";
import { findByDigest, getDiplomaById, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import type { Calls } from "../../platform/api/calls.ts";
import { queryOf } from "../../platform/api/request.ts";
import type { Sending } from "../../platform/api/send.ts";
import { useAnswer, useCalls } from "../../platform/api/use-calls.ts";

type Skip = { skip?: boolean };

/** The bundle is verified byte by byte, so it stays text. A refusal is JSON. */
const asText = (response: Response): Promise<unknown> => (response.ok ? response.text() : response.json());

export const bundleOf = (id: string): Sending => ({
  ...queryOf(getDiplomaFile)({ id, format: "json" }),
  responseHandler: asText,
});

export const fetchPins = (calls: Calls) => calls.ask(queryOf(getChain)()) as Promise<Reply<typeof getChain>>;
/** KeptCall for while the checks run, so that the verdict comes with the university's names; a failure shows when they are needed. */
export const fetchIssuers = (calls: Calls): void => void calls.ask(queryOf(getIssuers)()).catch(() => {});
/** Fetched anew each time, unless it may be a kept one. */
export const fetchBundle = (calls: Calls, id: string, { kept = false } = {}) =>
  (kept ? calls.ask(bundleOf(id)) : calls.askAgain(bundleOf(id))) as Promise<string>;
export const fetchByDigest = (calls: Calls, sha256: string) => calls.call(findByDigest, { sha256 });
export const fetchServersVerdict = (calls: Calls, id: string) => calls.call(verifyDiplomaById, { id });

/** The bundle that is there already; nothing is fetched for it. */
export const useKeptBundle = (id: string) => useCalls().read(bundleOf(id)).data as string | undefined;

export const useChain = () => useAnswer(getChain, undefined);
export const useIssuers = (options?: Skip) => useAnswer(getIssuers, undefined, options);
export const usePublicDiploma = (id: string, options?: Skip) => useAnswer(getDiplomaById, { id }, options);
export const usePublicCertificate = (id: string, options?: Skip) => useAnswer(getCertificateById, { id }, options);
