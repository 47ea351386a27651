/** Verifies a document in this browser, and reports the progress for a page to show. */
import { useCallback, useState } from "react";
import { failureOf } from "../../../platform/api/problem.ts";
import { useCalls } from "../../../platform/api/use-calls.ts";
import { fetchVerdictCode } from "../verdict/LazyVerdict.tsx";
import { fetchByDigest, fetchIssuers, fetchPins } from "../verification.api.ts";
import type { CheckOptions } from "./check-options.ts";
import { fetchVerifierCode, type LocalVerdict, verifyBundleHere, verifyFileHere } from "./verify-here.ts";

/** `unreachable`: the trust list or the verifier could not be fetched, so nothing was checked at all. */
export type Progress =
  | { state: "idle" }
  | { state: "checking" }
  | { state: "unreachable" }
  | ({ state: "done" } & LocalVerdict);

const NOT_FOUND = 404;

/** `of` says whether it is a bundle for sure, or a file of any kind. */
export const useVerify = (of: "bundle" | "file" = "bundle") => {
  const [progress, setProgress] = useState<Progress>({ state: "idle" });
  const calls = useCalls();

  const lookUp = useCallback(
    async (sha256: string): Promise<string | null> => {
      try {
        return JSON.stringify((await fetchByDigest(calls, sha256)).credential);
      } catch (error) {
        if (failureOf(error).status === NOT_FOUND) return null;
        throw new Error("the digest could not be looked up", { cause: error });
      }
    },
    [calls],
  );
  const verify = useCallback(
    async (bytes: Uint8Array, { node: own, isQuiet = false }: CheckOptions = {}) => {
      if (!isQuiet) setProgress({ state: "checking" });
      fetchVerifierCode();
      fetchVerdictCode();
      fetchIssuers(calls);
      const verified = await fetchPins(calls)
        .then((pins) => {
          const judge = of === "file" ? verifyFileHere : verifyBundleHere;
          return judge(bytes, { pins, own, lookUp });
        })
        .catch((error: unknown) => {
          console.warn("not verified", error);
          return null;
        });
      setProgress(verified ? { state: "done", ...verified } : { state: "unreachable" });
    },
    [calls, lookUp, of],
  );
  const reset = useCallback(() => setProgress({ state: "idle" }), []);
  return { progress, verify, reset };
};
