/** A call that comes as multipart: its part `file` stands for a member of the body, or its part `payload` is the body. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";

const LARGEST_PAYLOAD = 10_000_000;

/** The body that the parts stand for. Throws `unsupported_media_type` where the call takes JSON alone. */
export async function readMultipart(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (endpoint.fileMember) return { [endpoint.fileMember]: await readFile(request) };
  if (endpoint.payloadPart) return readPayload(request);
  throw new AppError("unsupported_media_type");
}

async function readFile(request: FastifyRequest): Promise<string> {
  const part = await request.file();
  if (part?.fieldname !== "file") throw missing("file");
  return (await part.toBuffer()).toString("utf8");
}

/** Files are read to their end and left: no mode that takes them is there yet. */
async function readPayload(request: FastifyRequest): Promise<unknown> {
  let payload: unknown;
  for await (const part of request.parts({ limits: { files: 1000, fieldSize: LARGEST_PAYLOAD } })) {
    if (part.type === "file") part.file.resume();
    else if (part.fieldname === "payload") payload = part.value;
  }
  if (payload === undefined) throw missing("payload");
  return typeof payload === "string" ? parseAsUsual(request, payload) : payload;
}

/** As a JSON body would be: duplicate and hostile keys are refused. */
const parseAsUsual = (request: FastifyRequest, text: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const parse = request.server.getDefaultJsonParser("error", "error");
    parse(request, text, (error, body) => (error ? reject(error) : resolve(body)));
  });

const missing = (path: string) => new AppError("invalid_input", { fields: [{ path, error: "required" }] });
