/** The secret of a mailed link: out of the address at once, and kept as long as the tab, so that a reload finds it. */
import { useEffect, useState } from "react";
import { useLocation, useParams } from "react-router";
import { readOfTab, rememberInTab } from "../../platform/remembered.ts";

/** Where mailed links lead, without their secret. */
export type LinkPage = "/register" | "/forget_password" | "/stop_mails";

const keyOf = (page: LinkPage): string => `link of ${page}`;

const readKept = (page: LinkPage): string | undefined => {
  const kept = readOfTab(keyOf(page));
  return typeof kept === "string" ? kept : undefined;
};

/** Once it is used, nothing of it stays. */
export const forgetMailedLink = (page: LinkPage): void => rememberInTab(keyOf(page), null);

/** Undefined when the page was opened without a link, or from another page of ours, which wants it without one. */
export const useMailedLink = (page: LinkPage): string | undefined => {
  const { token } = useParams();
  const { state } = useLocation();
  const [kept] = useState(() => (state ? undefined : readKept(page)));
  useEffect(() => {
    if (!token) return;
    rememberInTab(keyOf(page), token);
    // Not by the router: to it the page would be another one, and what was begun on it would be lost.
    globalThis.history.replaceState(globalThis.history.state, "", page);
  }, [token, page]);
  return token ?? kept;
};
