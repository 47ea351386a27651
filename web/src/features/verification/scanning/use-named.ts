/** Searches a PDF that proves nothing by itself for the documents that its codes or its text name. */
import { useEffect, useState } from "react";
import type { FoundCode } from "./find-id.ts";

/** Null when there is nothing to search. Without the decoder the page says as before that the file proves nothing. */
export function useNamed(pdf: Uint8Array<ArrayBuffer> | null): readonly FoundCode[] | "looking" {
  const [named, setNamed] = useState<readonly FoundCode[] | "looking">([]);
  useEffect(() => {
    if (!pdf) return setNamed([]);
    let isCurrent = true;
    setNamed("looking");
    void import("./find-id.ts")
      .then(({ findAllNamed }) => findAllNamed(pdf, globalThis.location.origin))
      .catch(() => [])
      .then((found) => isCurrent && setNamed(found));
    return () => {
      isCurrent = false;
    };
  }, [pdf]);
  return named;
}
