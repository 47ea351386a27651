/** Allows this client to run code only from its own built scripts, such as its workers (Trusted Types). */

/** The part of the browser's factory that is used here (W3C Trusted Types). */
type Factory = {
  createPolicy: (name: "default", rules: { createScriptURL: (address: string) => string | null }) => unknown;
};

/** Returns the address when it is one of the build's scripts, else null, which the browser refuses. */
export const allowOwnScript = (address: string, base: string = globalThis.location.href): string | null => {
  if (!URL.canParse(address, base)) return null;
  const { origin, pathname } = new URL(address, base);
  return origin === new URL(base).origin && pathname.startsWith("/assets/") ? address : null;
};

/** HTML and code made of strings stay refused. Browsers without Trusted Types need no policy. */
export const restrictScripts = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy("default", { createScriptURL: (address) => allowOwnScript(address) });
};
