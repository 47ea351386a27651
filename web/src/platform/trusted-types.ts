/** The only strings that this client lets a browser run as code: addresses of its own built scripts, as its workers have. */

/** What of the browser's factory is used here (W3C Trusted Types). */
type Factory = {
  createPolicy: (name: "default", rules: { createScriptURL: (address: string) => string | null }) => unknown;
};

/** The address as it is, of a script that the build made; null for any other, which the browser then refuses. */
export const allowOwnScript = (address: string, base: string = globalThis.location.href): string | null => {
  if (!URL.canParse(address, base)) return null;
  const { origin, pathname } = new URL(address, base);
  return origin === new URL(base).origin && pathname.startsWith("/assets/") ? address : null;
};

/** HTML and code made of strings stay refused. Browsers without Trusted Types have nothing to be told. */
export const restrictScripts = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy("default", { createScriptURL: (address) => allowOwnScript(address) });
};
