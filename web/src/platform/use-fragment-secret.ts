/**
 * The secret in the fragment (`#`) of a link: removed from the address bar at once, and kept for the tab, so that a
 * reload finds it.
 */
import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { readOfTab, rememberInTab } from "./remembered.ts";

/** Pages with such links. */
export type SecretPage = "/share-certificate" | "/third_party" | "/login_student?first=true";

const keyOf = (page: SecretPage): string => `secret of ${page}`;

const readKept = (page: SecretPage): string | undefined => {
  const kept = readOfTab(keyOf(page));
  return typeof kept === "string" ? kept : undefined;
};

export const forgetSecret = (page: SecretPage): void => rememberInTab(keyOf(page), null);

/** Undefined when the page was opened without a secret. */
export const useFragmentSecret = (page: SecretPage): string | undefined => {
  const { hash } = useLocation();
  const [kept] = useState(() => readKept(page));
  const inAddress = hash.slice(1);
  useLayoutEffect(() => {
    if (!inAddress) return;
    rememberInTab(keyOf(page), inAddress);
    // Not through the router, which would take it for another page and discard its state.
    globalThis.history.replaceState(globalThis.history.state, "", page);
  }, [inAddress, page]);
  return inAddress || kept;
};
