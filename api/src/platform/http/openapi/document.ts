/** The whole API reference: an OpenAPI 3.1 document made from the mounted endpoints that also validate. Pure. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { PRODUCT } from "@ijaza/schema/product";
import type { CookieNames } from "../cookies.ts";
import { addressOf, describeEndpoint, HEADERS } from "./operation.ts";
import { describeOwnCalls } from "./own-calls.ts";
import { describeRefusals, PROBLEM } from "./refusals.ts";
import { TAGS } from "./tags.ts";

export type Installation = { publicUrl: string; cookies: CookieNames };

export function describeApi(endpoints: readonly Endpoint[], { publicUrl, cookies }: Installation) {
  const paths: Record<string, Record<string, unknown>> = describeOwnCalls();
  for (const endpoint of endpoints) {
    const address = addressOf(endpoint);
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: PRODUCT.name.en,
      version: "1",
      description: "Issue diplomas, and let anyone verify them.",
      license: { name: "AGPL-3.0-only", identifier: "AGPL-3.0-only" },
    },
    servers: [{ url: publicUrl }],
    tags: TAGS,
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      parameters: HEADERS,
      responses: describeRefusals(),
      securitySchemes: {
        staffSession: inCookie(cookies.staff, "Session of a member of the staff."),
        studentSession: inCookie(cookies.student, "Session of a student."),
      },
    },
  };
}

const inCookie = (name: string, description: string) => ({ type: "apiKey", in: "cookie", name, description });
