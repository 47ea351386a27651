/** A call that comes as multipart: the text of its part `file` becomes the member that its endpoint names. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";

/** The body that the file stands for. Throws `unsupported_media_type` where the call takes no file. */
export async function readFilePart(endpoint: Endpoint, request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!endpoint.fileMember) throw new AppError("unsupported_media_type");
  const part = await request.file();
  if (part?.fieldname !== "file") {
    throw new AppError("invalid_input", { fields: [{ path: "file", error: "required" }] });
  }
  const bytes = await part.toBuffer();
  return { [endpoint.fileMember]: bytes.toString("utf8") };
}
