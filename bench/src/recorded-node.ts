/** A node that answers at once: it forwards each call to the real node once, and then repeats the answer. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type RecordedNode = { url: string; stop(): void };

export async function startRecordedNode(real: string): Promise<RecordedNode> {
  const answers = new Map<string, unknown>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const part of request) chunks.push(part as Buffer);
    const { id, ...question } = JSON.parse(Buffer.concat(chunks).toString());
    const key = JSON.stringify(question);
    if (!answers.has(key)) {
      const headers = { "content-type": "application/json" };
      const reply = await fetch(real, { method: "POST", headers, body: JSON.stringify({ ...question, id: 1 }) });
      const { id: _, ...answer } = (await reply.json()) as Record<string, unknown>;
      answers.set(key, answer);
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ...(answers.get(key) as object), id }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}
