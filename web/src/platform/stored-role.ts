/** The role and the session's handle as this browser remembers them: hints for the next visit, never a proof. */

const remember = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that refuses storage asks the server each time, as all others do as well.
  }
};

export const storeRole = (role: string | null): void => remember("role", role);
/** The session's handle, which one list asks for; empty when the browser keeps nothing. */
export const readToken = (): string => {
  try {
    return localStorage.getItem("token") ?? "";
  } catch {
    return "";
  }
};

export const storeToken = (token: string | null): void => remember("token", token);
