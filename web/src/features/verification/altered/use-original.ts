/** For a PDF whose pages nobody vouches for: finds and verifies what a university signed, by its QR code or inside it. */
import { useEffect, useState } from "react";
import type { Calls } from "../../../platform/api/calls.ts";
import { useCalls } from "../../../platform/api/use-calls.ts";
import { readOwnNode } from "../checking/own-node.ts";
import { type LocalVerdict, verifyBundleHere } from "../checking/verify-here.ts";
import { appearanceOf, isProved } from "../verdict/appearance.ts";
import { fetchBundle, fetchPins } from "../verification.api.ts";

/** Without an id it was found in the file alone, and where it can be had is not known. `others` are further ids in the file. */
export type Original = { id?: string; verified: LocalVerdict; others?: readonly string[] };

/** `looking` during the search; null when no original was found, or none that is proved. */
export type Search = "looking" | Original | null;

/** What is searched: a PDF and, if its seal is intact, the bundle that it carries. */
export type Searched = { pdf: Uint8Array<ArrayBuffer>; inside?: string };

const verifyBundle = async (calls: Calls, bundle: string): Promise<LocalVerdict | null> => {
  const pins = await fetchPins(calls);
  const verified = await verifyBundleHere(new TextEncoder().encode(bundle), { pins, own: readOwnNode() });
  return isProved(appearanceOf(verified.result)) ? verified : null;
};

const findByCode = async (calls: Calls, pdf: Uint8Array<ArrayBuffer>): Promise<Original | null> => {
  const { findAllNamed } = await import("../scanning/find-id.ts");
  const named = await findAllNamed(pdf, globalThis.location.origin);
  const [id, ...others] = named.flatMap((each) => (each.kind === "id" ? [each.id] : []));
  const verified = id === undefined ? null : await verifyBundle(calls, await fetchBundle(calls, id));
  return verified && { id, verified, others };
};

/** The code of a page that nobody vouches for may lead to another document than the one inside, which is then shown. */
const find = async (calls: Calls, { pdf, inside }: Searched): Promise<Original | null> => {
  const byCode = findByCode(calls, pdf).catch(() => null);
  const verified = inside ? await verifyBundle(calls, inside) : null;
  const named = await byCode;
  if (!inside) return named;
  return named?.verified.seal === verified?.seal ? named : verified && { verified };
};

/** Pass null when there is nothing to search. Only the id of the code is sent to the server: the file stays here. */
export const useOriginal = (searched: Searched | null): Search => {
  const [found, setFound] = useState<Search>(null);
  const calls = useCalls();
  const { pdf, inside } = searched ?? {};

  useEffect(() => {
    if (!pdf) return setFound(null);
    let isCurrent = true;
    setFound("looking");
    void find(calls, { pdf, inside })
      // Without an original the page says what it says of every altered file.
      .catch(() => null)
      .then((original) => isCurrent && setFound(original));
    return () => {
      isCurrent = false;
    };
  }, [pdf, inside, calls]);
  return found;
};
