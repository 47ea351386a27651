/** The channel on which the tabs of one browser tell each other that the session has ended. */
import { type SignInAddress, signInAddressOf } from "./sign-in-address.ts";

export const AUTH_CHANNEL = "auth_channel";

/** A message is only data: who receives it checks it, and goes to known routes only. */
export type AuthMessage = { type: "logout"; redirectUrl: string; tab: string };

/** Distinguishes this tab from the others. */
const TAB = Math.random().toString(36).slice(2);

/** Announces the logout to the other tabs; does nothing in a browser without channels. */
export const announceLogout = (redirectUrl: SignInAddress): void => {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(AUTH_CHANNEL);
  const message: AuthMessage = { type: "logout", redirectUrl, tab: TAB };
  channel.postMessage(message);
  channel.close();
};

const isLogout = (data: unknown): data is Pick<AuthMessage, "type"> & Partial<AuthMessage> =>
  typeof data === "object" && data !== null && "type" in data && data.type === "logout";

/**
 * Calls back when another tab's session ends, with the sign-in page to go to if the message names a known one. Returns
 * a function that stops listening.
 */
export const listenForLogout = (listen: (address: SignInAddress | undefined) => void): (() => void) => {
  if (!globalThis.BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(AUTH_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isLogout(data) && data.tab !== TAB) listen(signInAddressOf(data.redirectUrl));
  };
  return () => channel.close();
};
