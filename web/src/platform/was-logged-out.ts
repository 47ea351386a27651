/** Whether this tab's last session expired: the sign-in page says so, also after a reload, until somebody signs in. */
import { readOfTab, rememberInTab } from "./remembered.ts";

const KEY = "wasLoggedOut";

export const wasLoggedOut = (): boolean => readOfTab(KEY) === true;
export const noteLoggedOut = (): void => rememberInTab(KEY, true);
export const forgetLoggedOut = (): void => {
  if (wasLoggedOut()) rememberInTab(KEY, false);
};
