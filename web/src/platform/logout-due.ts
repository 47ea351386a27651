/** A logout that could not reach the server: this tab treats nobody as signed in, and tries again. */
import { readOfTab, rememberInTab } from "./remembered.ts";

const KEY = "logoutDue";

export const isLogoutDue = (): boolean => readOfTab(KEY) === true;
export const noteLogoutDue = (): void => rememberInTab(KEY, true);
/** Called when the session was ended, or somebody has signed in since. */
export const forgetLogoutDue = (): void => rememberInTab(KEY, false);
