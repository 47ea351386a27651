/** Names of the databases of a test run. */

export const TEMPLATE = "ijaza_template";

/** The same server and role, another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The same by the server's socket in this directory: a statement costs less there than by the loopback network. */
export function overSocket(serverUrl: string, directory: string): string {
  const url = new URL(serverUrl);
  url.searchParams.set("host", directory);
  return url.href;
}

/** The same by the network again, for what stands between. */
export function overNetwork(serverUrl: string): URL {
  const url = new URL(serverUrl);
  url.searchParams.delete("host");
  return url;
}
