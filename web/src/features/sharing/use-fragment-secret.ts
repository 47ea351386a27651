/** The secret behind `#` in a link: out of the address bar at once, and kept as long as the tab, so that a reload finds it. */
import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { readOfTab, rememberInTab } from "../../platform/remembered.ts";

/** Pages to which such links lead. */
export type SecretPage = "/share-certificate" | "/third_party";

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
    // Not by the router: to it the page would be another one, and what was begun on it would be lost.
    globalThis.history.replaceState(globalThis.history.state, "", page);
  }, [inAddress, page]);
  return inAddress || kept;
};
