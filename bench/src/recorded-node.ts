/** A node that answers at once: it passes each call on to the real node once, and repeats the answer from then on. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type RecordedNode = { url: string; stop(): void };

type Call = { id: number; method: string; params: unknown[] };

const JSON_TYPE = { "content-type": "application/json" };

export async function startRecordedNode(real: string): Promise<RecordedNode> {
  const answers = new Map<string, object>();

  const answerOne = async ({ id, ...call }: Call): Promise<object> => {
    const key = JSON.stringify(call);
    const known = answers.get(key);
    if (known) return { ...known, id };
    const reply = await fetch(real, { method: "POST", headers: JSON_TYPE, body: JSON.stringify({ ...call, id: 1 }) });
    answers.set(key, (await reply.json()) as object);
    return answerOne({ id, ...call });
  };
  const answer = async (text: string): Promise<string> => {
    const input: Call | Call[] = JSON.parse(text);
    return JSON.stringify(Array.isArray(input) ? await Promise.all(input.map(answerOne)) : await answerOne(input));
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const part of request) chunks.push(part as Buffer);
    const text = await answer(Buffer.concat(chunks).toString());
    response.writeHead(200, JSON_TYPE).end(text);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}
