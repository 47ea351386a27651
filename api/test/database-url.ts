/** Names of the databases of a test run. */

export const TEMPLATE = "ijaza_template";

/** The same server and role, another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
