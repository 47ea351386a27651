/** The secret of a mailed link: removed from the address at once, and kept for the tab, so that a reload finds it. */
import { useEffect, useState } from "react";
import { useLocation, useParams } from "react-router";
import { readOfTab, rememberInTab } from "../../platform/remembered.ts";

/** The pages of mailed links, without their secret. */
export type LinkPage = "/register" | "/forget_password" | "/stop_mails";

const keyOf = (page: LinkPage): string => `link of ${page}`;

const readKept = (page: LinkPage): string | undefined => {
  const kept = readOfTab(keyOf(page));
  return typeof kept === "string" ? kept : undefined;
};

/** Called once the secret was used. */
export const forgetMailedLink = (page: LinkPage): void => rememberInTab(keyOf(page), null);

/** Undefined when the page was opened without a link, or from another page of this site. */
export const useMailedLink = (page: LinkPage): string | undefined => {
  const { token } = useParams();
  const { state } = useLocation();
  const [kept] = useState(() => (state ? undefined : readKept(page)));
  useEffect(() => {
    if (!token) return;
    rememberInTab(keyOf(page), token);
    // Not through the router, which would take it for another page and discard its state.
    globalThis.history.replaceState(globalThis.history.state, "", page);
  }, [token, page]);
  return token ?? kept;
};
