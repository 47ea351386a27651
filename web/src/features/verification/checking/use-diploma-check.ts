/** Verifies a diploma by its id: fetches the bundle and verifies it here; without a bundle, asks what the id is. */
import { useCallback, useEffect, useState } from "react";
import { failureOf } from "../../../platform/api/problem.ts";
import { useLazyGetBundleQuery, useLazyVerifyByIdQuery } from "../verification.api.ts";
import type { CheckOptions } from "./check-options.ts";
import { readOwnNode } from "./own-node.ts";
import { type Progress, useVerify } from "./use-verify.ts";
import { fetchVerifierCode } from "./verify-here.ts";

/** Why there is nothing to verify; `busy`: there were too many checks from this visitor's network. */
type UnverifiableState = "unknown" | "unissued" | "unreachable" | "busy";

export type DiplomaProgress = Progress | { state: UnverifiableState };

const TOO_MANY = 429;

export const useDiplomaCheck = (id: string) => {
  const { progress, verify, reset } = useVerify();
  const [absent, setAbsent] = useState<UnverifiableState | null>(null);
  const [askBundle] = useLazyGetBundleQuery();
  const [askServer] = useLazyVerifyByIdQuery();

  /** Neither an unsigned diploma nor an unknown id has a bundle, so the server is asked which it is. */
  const askWhatItIs = useCallback(async () => {
    const answer = await askServer({ id });
    const missing = failureOf(answer.error).status;
    if (missing === 404 || missing === 400) return setAbsent("unknown");
    if (missing === TOO_MANY) return setAbsent("busy");
    setAbsent(answer.data?.result.reason === "not_issued" ? "unissued" : "unreachable");
  }, [askServer, id]);

  const check = useCallback(
    async ({ node = readOwnNode(), isQuiet = false }: CheckOptions = {}) => {
      if (!isQuiet) {
        setAbsent(null);
        reset();
      }
      fetchVerifierCode();
      const bundle = await askBundle(id);
      if (bundle.data !== undefined) {
        await verify(new TextEncoder().encode(bundle.data), { node, isQuiet });
        return setAbsent(null);
      }
      const { status } = failureOf(bundle.error);
      if (status === 404 || status === 400) return askWhatItIs();
      setAbsent(status === TOO_MANY ? "busy" : "unreachable");
    },
    [askBundle, askWhatItIs, id, reset, verify],
  );

  useEffect(() => {
    void check();
  }, [check]);

  const shown: DiplomaProgress = absent ? { state: absent } : progress;
  return { progress: shown, check };
};
