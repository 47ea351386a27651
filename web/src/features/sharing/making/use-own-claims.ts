/** The signed facts of one's own documents, read from their proofs, which disclose everything to the holder. */
import type { Claims } from "@ijaza/verifier/result";
import { useCallback, useEffect, useState } from "react";
import { useCalls } from "../../../platform/api/use-calls.ts";
import { fetchBundle } from "../../verification/verification.api.ts";
import { claimsIn } from "../../verification/verification.parts.tsx";

type ById = Readonly<Record<string, Claims>>;

export const useOwnClaims = (ids: readonly string[]) => {
  const calls = useCalls();
  const [claims, setClaims] = useState<ById>({});
  const [error, setError] = useState<unknown>();
  const missing = ids.filter((id) => !claims[id]).join(" ");

  const fetch = useCallback(async () => {
    setError(undefined);
    try {
      for (const id of missing.split(" ").filter(Boolean)) {
        const found = claimsIn(JSON.parse(await fetchBundle(calls, id, { kept: true })));
        setClaims((before) => ({ ...before, [id]: found }));
      }
    } catch (cause) {
      setError(cause);
    }
  }, [calls, missing]);
  useEffect(() => void fetch(), [fetch]);
  return { claims, isWhole: missing === "", error, retry: () => void fetch() };
};
