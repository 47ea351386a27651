/** Addresses of the databases of a test run. */

export const TEMPLATE = "ijaza_template";

/** The address of another database on the same server, for the same role. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The address by the server's socket in this directory, which costs less for each statement than the network. */
export function overSocket(serverUrl: string, directory: string): string {
  const url = new URL(serverUrl);
  url.searchParams.set("host", directory);
  return url.href;
}

/** The address by the network again, for a proxy in between. */
export function overNetwork(serverUrl: string): URL {
  const url = new URL(serverUrl);
  url.searchParams.delete("host");
  return url;
}
