/** A session that was to be ended while the server could not be reached: this tab keeps nobody in, and asks again. */
import { readOfTab, rememberInTab } from "./remembered.ts";

const KEY = "logoutDue";

export const isLogoutDue = (): boolean => readOfTab(KEY) === true;
export const noteLogoutDue = (): void => rememberInTab(KEY, true);
/** The session was ended, or somebody has signed in since. */
export const forgetLogoutDue = (): void => rememberInTab(KEY, false);
