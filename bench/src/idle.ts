/** Idle connections: each makes one request and stays open, like a page that nobody uses. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

const ASK = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
const AT_ONCE = 100;

/** Opens this many connections. `left` counts those that the server has not closed; `close` closes them. */
export async function holdIdle(url: string, count: number): Promise<{ left: () => number; close: () => void }> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    await once(socket, "connect");
    socket.write(ASK);
    await once(socket, "data");
  };
  while (sockets.length < count) await Promise.all(Array.from({ length: AT_ONCE }, open));
  return {
    left: () => sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
