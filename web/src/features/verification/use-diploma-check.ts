/** The check of a diploma by its id: fetch the bundle, verify it here; without a bundle, ask what the id is. */
import { useCallback, useEffect, useState } from "react";
import { failureOf } from "../../platform/api/problem.ts";
import type { CheckOptions } from "./check-options.ts";
import { readOwnNode } from "./own-node.ts";
import { type Progress, useVerify } from "./use-verify.ts";
import { useLazyGetBundleQuery, useLazyVerifyByIdQuery } from "./verification.api.ts";
import { fetchVerifierCode } from "./verify-here.ts";

/** Why there is nothing to verify; `busy`: too many checks came from this visitor's network. */
type Absence = "unknown" | "unissued" | "unreachable" | "busy";

export type DiplomaProgress = Progress | { state: Absence };

const TOO_MANY = 429;

export const useDiplomaCheck = (id: string) => {
  const { progress, verify, reset } = useVerify();
  const [absent, setAbsent] = useState<Absence | null>(null);
  const [askBundle] = useLazyGetBundleQuery();
  const [askServer] = useLazyVerifyByIdQuery();

  /** A diploma that is not signed yet has no bundle, nor has an id that nobody gave. */
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
