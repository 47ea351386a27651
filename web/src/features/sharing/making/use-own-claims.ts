/** The signed facts of one's own documents, read from their proofs, which disclose everything to the holder. */
import type { Claims } from "@ijaza/verifier/result";
import { useCallback, useEffect, useState } from "react";
import { useLazyGetBundleQuery } from "../../verification/verification.api.ts";
import { claimsIn } from "../../verification/verification.parts.tsx";

type ById = Readonly<Record<string, Claims>>;

export const useOwnClaims = (ids: readonly string[]) => {
  const [ask] = useLazyGetBundleQuery();
  const [claims, setClaims] = useState<ById>({});
  const [error, setError] = useState<unknown>();
  const missing = ids.filter((id) => !claims[id]).join(" ");

  const fetch = useCallback(async () => {
    setError(undefined);
    for (const id of missing.split(" ").filter(Boolean)) {
      const answer = await ask(id, true);
      if (answer.data === undefined) return setError(answer.error);
      const found = claimsIn(JSON.parse(answer.data));
      setClaims((before) => ({ ...before, [id]: found }));
    }
  }, [ask, missing]);
  useEffect(() => void fetch(), [fetch]);
  return { claims, isWhole: missing === "", error, retry: () => void fetch() };
};
