/** A multipart call: the part `file` replaces a member of the body; the part `payload`, or its fields, are the body. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { jsonCallOfRequest, LARGEST_FILE, readJsonOf } from "./server.ts";

const MOST_FIELDS = 20;
/** Heads of parts, and the parts that a call does not take. */
const AROUND = 200_000;

/** A file beside the payload. Its bytes show its type; `isCutOff` when it was longer than allowed. */
export type Upload = { name: string; bytes: Buffer; isCutOff: boolean };

type Multipart = { body: unknown; files: Upload[] };

/**
 * The body built from the parts. Throws `unsupported_media_type` if the call takes only JSON or the type
 * names no boundary, `body_too_large` before anything is read, `malformed_form` for parts that cannot be read.
 */
export async function readMultipart(endpoint: Endpoint, request: FastifyRequest): Promise<Multipart> {
  if (!/;\s*boundary=/i.test(request.headers["content-type"] ?? "")) throw new AppError("unsupported_media_type");
  if (Number(request.headers["content-length"] ?? 0) > longestOf(endpoint, request))
    throw new AppError("body_too_large");
  try {
    return await readForm(endpoint, request);
  } catch (error) {
    // What follows is not looked at for parts: it may be long, and nobody waits for it.
    request.raw.unpipe();
    request.raw.resume();
    throw isOfParser(error) ? new AppError("malformed_form") : error;
  }
}

/** The bytes of the longest form that the call takes. */
function longestOf({ fileMember, uploads }: Endpoint, request: FastifyRequest): number {
  const { together, most, largest } = uploads ?? { most: 0, largest: 0 };
  const files = fileMember ? LARGEST_FILE : (together ?? most * largest);
  return AROUND + jsonCallOfRequest(request).bytes + files;
}

/** The parser of forms throws nothing but plain errors: a part without an end, a header that it cannot read. */
const isOfParser = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !("code" in error);

async function readForm(endpoint: Endpoint, request: FastifyRequest): Promise<Multipart> {
  if (endpoint.fileMember) return { body: { [endpoint.fileMember]: await readFile(request) }, files: [] };
  if (endpoint.payloadPart) return readPayload(request, endpoint.uploads);
  if (endpoint.formBody) return { body: await readFields(request), files: [] };
  throw new AppError("unsupported_media_type");
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  const part = await request.file();
  if (part?.fieldname !== "file") throw missing("file");
  return part.toBuffer();
}

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { files: 0, fields: MOST_FIELDS } })) {
    if (part.type === "field") fields[part.fieldname] = part.value;
  }
  return fields;
}

/** Files that the call does not take are read to the end and discarded. */
async function readPayload(request: FastifyRequest, uploads: Endpoint["uploads"]): Promise<Multipart> {
  let payload: Buffer | undefined;
  const files: Upload[] = [];
  // A payload that is cut off is too large by a byte, which its reader says.
  const limits = { fieldSize: jsonCallOfRequest(request).bytes + 1, ...limitsOf(uploads) };
  const together = uploads?.together;
  let room = together ?? Number.POSITIVE_INFINITY;
  const options = { limits, throwFileSizeLimit: together === undefined };
  for await (const part of request.parts(options)) {
    if (part.type !== "file") {
      if (part.fieldname === "payload") payload = Buffer.from(String(part.value));
    } else if (part.fieldname === "payload") payload = await part.toBuffer();
    else if (!uploads) part.file.resume();
    else {
      const bytes = await part.toBuffer();
      room -= bytes.length;
      if (room < 0) throw new AppError("body_too_large");
      files.push({ name: part.filename, bytes, isCutOff: part.file.truncated });
    }
  }
  if (payload === undefined) throw missing("payload");
  if (uploads && files.length > uploads.most) throw new AppError("body_too_large");
  return { body: await readJsonOf(request, payload), files };
}

/** The payload may be a file too. */
const limitsOf = (uploads: Endpoint["uploads"]) =>
  uploads ? { files: uploads.most + 1, fileSize: uploads.largest } : { files: 1000 };

const missing = (path: string) => new AppError("invalid_input", { fields: [{ path, error: "required" }] });
