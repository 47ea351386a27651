/** Opens the port, also if the kernel has no IPv6. */
import type { FastifyInstance } from "fastify";

type ListenAtOptions = { port: number /** Undefined for all addresses. */; host: string | undefined };

/** All addresses of both families, with one socket. */
const ALL = "::";
const ALL_OF_IPV4 = "0.0.0.0";
/** The kernel has no IPv6, or no address of it. */
const WITHOUT_IPV6 = ["EAFNOSUPPORT", "EADDRNOTAVAIL"];

export async function listenAt(http: Pick<FastifyInstance, "listen">, { port, host }: ListenAtOptions): Promise<void> {
  const listen = (address: string) =>
    http.listen({ port, host: address, listenTextResolver: (at) => `listening at ${at}` }).catch((error) => {
      throw Object.assign(new Error(`HOST ${address}, PORT ${port}: ${error.message}`), { code: error.code });
    });
  if (host !== undefined) return void (await listen(host));
  await listen(ALL).catch((error) => {
    if (!WITHOUT_IPV6.includes(error.code)) throw error;
    return listen(ALL_OF_IPV4);
  });
}
