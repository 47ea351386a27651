/** Verification in the API: the verifier's own result, whatever the verdict. */
import type { Result } from "@ijaza/verifier/result";
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { documentId, id } from "../calls/wire.ts";
import { anyone } from "../users/roles.ts";

const result = z.custom<Result>((value) => typeof value === "object" && value !== null && "verdict" in value);
/** `supersededBy`: the diploma that replaced this one, when the result says that it is superseded. */
export const verified = z.object({ result, supersededBy: id.nullable() });

export const verifyDiploma = endpoint({
  method: "POST",
  reads: true,
  path: "/api/diploma/verifyDiploma",
  who: anyone,
  summary: "Verifies a bundle, or a file: bundle or sealed PDF; 200 whatever the verdict, 422 for what is no diploma.",
  fileMember: "credential",
  body: z.strictObject({ credential: z.unknown() }),
  reply: verified,
  // The largest bundle or badge, also where it comes as text whose quotation marks are escaped.
  bodyLimit: 600_000,
  mostMembers: 1_100,
  metered: 1,
});

export const verifyDiplomaById = endpoint({
  method: "POST",
  reads: true,
  path: "/api/diploma/verifyDiplomaById",
  who: anyone,
  summary: "Verifies the diploma of this id.",
  body: z.strictObject({ id: documentId }),
  reply: verified,
  metered: 1,
  refusals: ["document_erased"],
});
