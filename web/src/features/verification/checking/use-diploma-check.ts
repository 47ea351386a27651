/** Verifies a diploma by its id: fetches the bundle and verifies it here; without a bundle, asks what the id is. */
import { useCallback, useEffect, useState } from "react";
import { failureOf } from "../../../platform/api/problem.ts";
import { useCalls } from "../../../platform/api/use-calls.ts";
import { fetchBundle, fetchServersVerdict } from "../verification.api.ts";
import type { CheckOptions } from "./check-options.ts";
import { readOwnNode } from "./own-node.ts";
import { type Progress, useVerify } from "./use-verify.ts";
import { fetchVerifierCode } from "./verify-here.ts";

/** Why there is nothing to verify; `busy`: there were too many checks from this visitor's network. */
type UnverifiableState = "unknown" | "erased" | "unissued" | "unreachable" | "busy";

export type DiplomaProgress = Progress | { state: UnverifiableState };

const GONE = 410;
const TOO_MANY = 429;

function stateOf(status: number): UnverifiableState {
  if (status === 404 || status === 400) return "unknown";
  if (status === GONE) return "erased";
  return status === TOO_MANY ? "busy" : "unreachable";
}

export const useDiplomaCheck = (id: string) => {
  const { progress, verify, reset } = useVerify();
  const [absent, setAbsent] = useState<UnverifiableState | null>(null);
  const calls = useCalls();

  /** Neither an unsigned diploma nor an unknown id has a bundle, so the server is asked which it is. */
  const askWhatItIs = useCallback(async () => {
    const state = await fetchServersVerdict(calls, id).then(
      ({ result }) => (result.reason === "not_issued" ? "unissued" : "unreachable"),
      (error: unknown) => stateOf(failureOf(error).status),
    );
    setAbsent(state);
  }, [calls, id]);

  const check = useCallback(
    async ({ node = readOwnNode(), isQuiet = false, kept = false }: CheckOptions & { kept?: boolean } = {}) => {
      if (!isQuiet) {
        setAbsent(null);
        reset();
      }
      fetchVerifierCode();
      const bundle = await fetchBundle(calls, id, { kept }).catch((error: unknown) => failureOf(error));
      if (typeof bundle === "string") {
        await verify(new TextEncoder().encode(bundle), { node, isQuiet });
        return setAbsent(null);
      }
      const state = stateOf(bundle.status);
      if (state === "unknown") return askWhatItIs();
      setAbsent(state);
    },
    [calls, askWhatItIs, id, reset, verify],
  );

  useEffect(() => {
    // The bundle may have come with the page.
    void check({ kept: true });
  }, [check]);

  const shown: DiplomaProgress = absent ? { state: absent } : progress;
  return { progress: shown, check };
};
