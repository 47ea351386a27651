/** A TCP proxy that fails on demand, as a network can; mainly for the database's connections. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type TcpMode = "pass" | "refuse" | "hole";

export type TcpProxy = {
  port: number;
  /** The number of connections since the start. */
  opened(): number;
  set(mode: TcpMode): void;
  /** The number of refused connections or discarded messages since the mode was set. */
  met(): number;
  /** The number of forwarded messages in either direction. */
  carried(): number;
  /** Resets all connections, even in the middle of their data. */
  cut(): void;
  close(): Promise<void>;
};

/** Forwards to a port of this machine. `hole` accepts connections and data, and never answers. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let mode: TcpMode = "pass";
  let met = 0;
  let carried = 0;
  let opened = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
  };
  const carry = (bytes: Buffer, to: Socket) => {
    if (mode === "hole") {
      met += 1;
      return;
    }
    carried += 1;
    to.write(bytes);
  };
  const server = createServer((client) => {
    keep(client);
    opened += 1;
    if (mode !== "pass") met += 1;
    if (mode === "refuse") return void client.resetAndDestroy();
    if (mode === "hole") return void client.resume();
    const upstream = connect(target, "127.0.0.1");
    keep(upstream);
    client.on("data", (bytes) => carry(bytes, upstream));
    upstream.on("data", (bytes) => carry(bytes, client));
    client.once("close", () => upstream.destroy());
    upstream.once("close", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: address !== null && typeof address === "object" ? address.port : 0,
    set(next) {
      const wasHole = mode === "hole";
      mode = next;
      met = 0;
      if (next === "refuse" || wasHole) cut();
    },
    opened: () => opened,
    met: () => met,
    carried: () => carried,
    cut,
    async close() {
      server.close();
      cut();
    },
  };
}
