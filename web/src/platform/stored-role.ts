/** The role and the session's token as this browser stores them: hints for the next visit, never a proof. */

const remember = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the server is asked each time.
  }
};

export const storeRole = (role: string | null): void => remember("role", role);
/** The session's handle, which the list of sessions needs; empty when the browser stores nothing. */
export const readToken = (): string => {
  try {
    return localStorage.getItem("token") ?? "";
  } catch {
    return "";
  }
};

export const storeToken = (token: string | null): void => remember("token", token);
