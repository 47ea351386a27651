/** For a PDF that is not what a university signed: the document that its QR code names, verified here. */
import { useEffect, useState } from "react";
import { appearanceOf, isProved } from "./appearance.ts";
import { readOwnNode } from "./own-node.ts";
import { useLazyGetBundleQuery, useLazyGetChainQuery } from "./verification.api.ts";
import { type Verified, verifyHere } from "./verify-here.ts";

export type Original = { id: string; verified: Verified };

/** `looking` until it is known whether there is one; null where none was found, or none that is proved. */
export type Search = "looking" | Original | null;

/** Null is given for what is not looked into. Asked for is the document of the code's id alone: the file stays here. */
export const useOriginal = (pdf: Uint8Array<ArrayBuffer> | null): Search => {
  const [found, setFound] = useState<Search>(null);
  const [askBundle] = useLazyGetBundleQuery();
  const [askChain] = useLazyGetChainQuery();

  useEffect(() => {
    if (!pdf) return setFound(null);
    let isCurrent = true;
    const look = async (): Promise<Original | null> => {
      const { findNamed } = await import("./scanning/find-id.ts");
      const named = await findNamed(pdf, globalThis.location.origin);
      if (named.kind !== "id") return null;
      const bundle = await askBundle(named.id).unwrap();
      const pins = await askChain(undefined, true).unwrap();
      const verified = await verifyHere(new TextEncoder().encode(bundle), { pins, own: readOwnNode() });
      return isProved(appearanceOf(verified.result)) ? { id: named.id, verified } : null;
    };
    setFound("looking");
    void look()
      // Without it the page says what it says of every such file.
      .catch(() => null)
      .then((original) => isCurrent && setFound(original));
    return () => {
      isCurrent = false;
    };
  }, [pdf, askBundle, askChain]);
  return found;
};
