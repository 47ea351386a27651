/** For a PDF that is not what a university signed: finds the document that its QR code names, and verifies that. */
import { useEffect, useState } from "react";
import { useCalls } from "../../../platform/api/use-calls.ts";
import { readOwnNode } from "../checking/own-node.ts";
import { type LocalVerdict, verifyHere } from "../checking/verify-here.ts";
import { appearanceOf, isProved } from "../verdict/appearance.ts";
import { fetchBundle, fetchPins } from "../verification.api.ts";

export type Original = { id: string; verified: LocalVerdict };

/** `looking` during the search; null when no original was found, or none that is proved. */
export type Search = "looking" | Original | null;

/** Pass null when there is nothing to search. Only the id of the code is sent to the server: the file stays here. */
export const useOriginal = (pdf: Uint8Array<ArrayBuffer> | null): Search => {
  const [found, setFound] = useState<Search>(null);
  const calls = useCalls();

  useEffect(() => {
    if (!pdf) return setFound(null);
    let isCurrent = true;
    const look = async (): Promise<Original | null> => {
      const { findNamed } = await import("../scanning/find-id.ts");
      const named = await findNamed(pdf, globalThis.location.origin);
      if (named.kind !== "id") return null;
      const bundle = await fetchBundle(calls, named.id);
      const pins = await fetchPins(calls);
      const verified = await verifyHere(new TextEncoder().encode(bundle), { pins, own: readOwnNode() });
      return isProved(appearanceOf(verified.result)) ? { id: named.id, verified } : null;
    };
    setFound("looking");
    void look()
      // Without an original the page says what it says of every altered file.
      .catch(() => null)
      .then((original) => isCurrent && setFound(original));
    return () => {
      isCurrent = false;
    };
  }, [pdf, calls]);
  return found;
};
