/** Verifies a document here and now, step by step, for a page to show. */
import { useCallback, useState } from "react";
import { fetchVerdictCode } from "./components/LazyVerdict.tsx";
import { useLazyGetChainQuery } from "./verification.api.ts";
import { fetchVerifierCode, type Verified, verifyHere } from "./verify-here.ts";

/** `unreachable`: the trust list or the verifier could not be fetched, so nothing was checked at all. */
export type Progress =
  | { state: "idle" }
  | { state: "checking" }
  | { state: "unreachable" }
  | ({ state: "done" } & Verified);

export const useVerify = () => {
  const [progress, setProgress] = useState<Progress>({ state: "idle" });
  const [askChain] = useLazyGetChainQuery();

  const verify = useCallback(
    async (bytes: Uint8Array, own?: string) => {
      setProgress({ state: "checking" });
      fetchVerifierCode();
      fetchVerdictCode();
      const verified = await askChain(undefined, true)
        .unwrap()
        .then((pins) => verifyHere(bytes, { pins, own }))
        .catch((error: unknown) => {
          console.warn("not verified", error);
          return null;
        });
      setProgress(verified ? { state: "done", ...verified } : { state: "unreachable" });
    },
    [askChain],
  );
  const reset = useCallback(() => setProgress({ state: "idle" }), []);
  return { progress, verify, reset };
};
