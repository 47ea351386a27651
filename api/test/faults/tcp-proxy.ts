/** A TCP proxy that fails on demand: what a network can do to a connection, the database's above all. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type TcpMode = "pass" | "refuse" | "hole";

export type TcpProxy = {
  port: number;
  set(mode: TcpMode): void;
  /** Resets all connections, in the middle of whatever they carry. */
  cut(): void;
  close(): Promise<void>;
};

/** Forwards to a port of this machine. `hole` takes connections and bytes, and never answers. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let mode: TcpMode = "pass";
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (mode === "refuse") return void client.resetAndDestroy();
    if (mode === "hole") return void client.resume();
    const upstream = connect(target, "127.0.0.1");
    keep(upstream);
    client.on("data", (bytes) => mode !== "hole" && upstream.write(bytes));
    upstream.on("data", (bytes) => mode !== "hole" && client.write(bytes));
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
    set(wanted) {
      const wasHole = mode === "hole";
      mode = wanted;
      if (wanted === "refuse" || wasHole) cut();
    },
    cut,
    async close() {
      server.close();
      cut();
    },
  };
}
