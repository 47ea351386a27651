/** The channel on which the tabs of one browser tell each other that the session has ended. */

export const AUTH_CHANNEL = "auth_channel";

/** Messages are data: whoever listens checks them and goes to routes it knows. */
export type AuthMessage = { type: "logout"; redirectUrl: string; tab: string };

/** Tells this tab from the others, and nothing more. */
const TAB = Math.random().toString(36).slice(2);

/** Tells the other tabs; does nothing in a browser without channels. */
export const announceLogout = (redirectUrl: string): void => {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(AUTH_CHANNEL);
  const message: AuthMessage = { type: "logout", redirectUrl, tab: TAB };
  channel.postMessage(message);
  channel.close();
};

const LOGINS = ["/login", "/login_student"];

const isLogout = (data: unknown): data is Pick<AuthMessage, "type"> & Partial<AuthMessage> =>
  typeof data === "object" && data !== null && "type" in data && data.type === "logout";

/** Hears of a logout in another tab, with the sign-in to go to when it names one of ours; returns what ends the hearing. */
export const listenForLogout = (listen: (login: string | undefined) => void): (() => void) => {
  if (!globalThis.BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(AUTH_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isLogout(data) && data.tab !== TAB) listen(LOGINS.find((login) => login === data.redirectUrl));
  };
  return () => channel.close();
};
