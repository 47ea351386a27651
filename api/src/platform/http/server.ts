/** The HTTP server: parsing, headers, request ids, languages, and refusals; rooms mount their endpoints on it. */
import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import { languageOf } from "@ijaza/schema/product";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { AppError } from "../app-error.ts";
import { sendBrowserPolicies } from "./browser-policy.ts";
import { refusalOfDatabase } from "./database-trouble.ts";
import { describeError } from "./error-log.ts";
import { isOwnHost } from "./own-host.ts";
import { problemOf } from "./problem.ts";
import { endTurn, takeTurn } from "./public-turns.ts";
import { type JsonCall, readJson } from "./read-json.ts";
import type { SecurityLog } from "./security-log.ts";
import { type BodyPace, endSlowBodies } from "./slow-bodies.ts";
import { readStrictly } from "./strict-body.ts";
import type { TrustProxy } from "./trusted-proxies.ts";

/** Bytes of a body outside all calls. */
const LARGEST_BODY = 16_000;
export const LARGEST_FILE = 20_000_000;
const HEADERS_MS = 10_000;

export type HttpOptions = {
  publicUrl: string;
  logLevel: string;
  /** Is called for each refusal. */
  securityLog?: SecurityLog;
  log?: FastifyBaseLogger;
  trustProxy?: TrustProxy;
  bodyPace?: BodyPace;
};

/** A Fastify instance with our settings; it has no routes yet. */
export async function createServer({
  publicUrl,
  logLevel,
  securityLog,
  log,
  trustProxy = false,
  bodyPace,
}: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: { level: logLevel } }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY,
    // A start takes as long as its machine does: ten seconds, the default, were too few under a load of eight.
    pluginTimeout: 0,
    // Node ends slow headers and silent connections; slow bodies are ended in slow-bodies.ts.
    http: { connectionsCheckingInterval: 1000, headersTimeout: HEADERS_MS, requestTimeout: 0 },
    trustProxy,
    frameworkErrors: (error, request, reply) => void answerRefusal(refusalOf(error, request), request, reply),
    // A base path is accepted with and without its slash.
    routerOptions: { ignoreTrailingSlash: true },
  });
  refuseRoutesWithoutPolicy(app);
  parseJson(app);
  parseForms(app);
  endSlowBodies(app, bodyPace);
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 5, fileSize: LARGEST_FILE }, isPartAFile });
  await sendBrowserPolicies(app, { https: publicUrl.startsWith("https:") });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (!isOwnHost(request.headers.host, publicUrl)) throw new AppError("foreign_host");
  });
  app.addHook("onSend", async (request) => endTurn(request));
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, route: routeOptions.url ?? "unknown", status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "request",
    );
  });
  app.setErrorHandler((error: ServerError, request, reply) => {
    const refusal = refusalOf(error, request);
    securityLog?.(request, refusal);
    return answerRefusal(refusal, request, reply);
  });
  return app;
}

type ServerError = Error & { code?: string; statusCode?: number };

/** Answers a refusal as a problem in the caller's language. */
function answerRefusal(refusal: AppError, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.retryAfter !== undefined) reply.header("retry-after", String(refusal.retryAfter));
  return reply
    .status(refusal.status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .serializer((value: unknown) => JSON.stringify(value))
    .send(problemOf(refusal, languageOfRequest(request)));
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The actor of the call; set by mount. */
    endpoint?: Endpoint;
    /** What is read of its JSON; set by mount. */
    json?: JsonCall;
    /** Open to everybody, for the platform's own reason. */
    isOpen?: boolean;
  }
}

/** Every call must have a policy: the server does not start with one that has none. */
function refuseRoutesWithoutPolicy(app: FastifyInstance): void {
  app.addHook("onRoute", ({ url, method, config }) => {
    if (!/^\/(api|issuers|credentials)(\/|$)/.test(url) || config?.endpoint || config?.isOpen) return;
    throw new Error(`the route ${method} ${url} has no endpoint, and so no policy`);
  });
}

/** The caller's language: the header `language`, else `Accept-Language`, else English. */
export function languageOfRequest(request: FastifyRequest) {
  const own = request.headers.language;
  return languageOf(typeof own === "string" ? own : request.headers["accept-language"]);
}

/** Clients send a JSON content type with an empty body. */
function parseJson(app: FastifyInstance): void {
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (bytes.length === 0) return undefined;
      await takeTurn(request);
      return readStrictly(request.routeOptions.config.endpoint, bytes, await readJsonOf(request, bytes));
    },
  );
}

/** Calls that are not mounted take no JSON of their own. */
const NO_CALL: JsonCall = { bytes: LARGEST_BODY, members: 100 };

export const jsonCallOfRequest = (request: FastifyRequest): JsonCall => request.routeOptions.config.json ?? NO_CALL;

/** JSON of the request's call, in its body or in a part of it; hostile keys are refused as usual. */
export const readJsonOf = (request: FastifyRequest, bytes: Buffer): Promise<unknown> =>
  readJson({
    bytes,
    call: jsonCallOfRequest(request),
    parse: (text) =>
      new Promise((resolve, reject) => {
        const parse = request.server.getDefaultJsonParser("error", "error");
        void parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
      }),
  });

/**
 * What of a form is read as a file: beside files a part that says it is JSON, which the reader of forms would parse by itself,
 * whatever it holds too much of, before its call has a turn.
 */
const isPartAFile = (_part?: string, type?: string, fileName?: string): boolean =>
  fileName !== undefined || type === "application/octet-stream" || type?.startsWith("application/json") === true;

/** A form as browsers and mail programs send it, for calls that accept one. */
function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (request, body, done) => {
    if (!request.routeOptions.config.endpoint?.formBody) return done(new AppError("unsupported_media_type"));
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** An address that cannot be parsed, or has a part that no address of ours has, does not exist. */
const UNPARSED = new Set(["FST_ERR_BAD_URL", "FST_ERR_MAX_PARAM_LENGTH"]);
const REFUSALS_OF_FRAMEWORK: Partial<Record<number, RefusalCode>> = {
  400: "malformed_json",
  404: "not_found",
  406: "unsupported_media_type",
  413: "body_too_large",
  415: "unsupported_media_type",
};

/** The refusal of what Fastify or one of its plugins says of the caller. */
const refusalOfFramework = ({ code = "", statusCode = 500 }: ServerError): RefusalCode | undefined =>
  UNPARSED.has(code) ? "not_found" : REFUSALS_OF_FRAMEWORK[statusCode];

/** The refusal of an error; any error without one is a bug, logged with its request id. */
function refusalOf(error: ServerError, request: FastifyRequest): AppError {
  if (error instanceof AppError) {
    if (error.cause !== undefined) request.log.error({ err: describeError(error.cause) }, `refused: ${error.code}`);
    return error;
  }
  const code = error.code?.startsWith("FST_") ? refusalOfFramework(error) : undefined;
  if (code) return new AppError(code);
  if (error instanceof SyntaxError || error.statusCode === 400) return new AppError("malformed_json");
  const away = refusalOfDatabase(error);
  if (away) request.log.error({ err: describeError(error) }, `refused: ${away.code}`);
  if (away) return away;
  request.log.error({ err: describeError(error) }, "internal error");
  return new AppError("internal_error", { data: { requestId: request.id } });
}
