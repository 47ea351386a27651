/**
 * A VC API (W3C Credentials Community Group) over the product's parts for badges, so that the suites of the W3C can judge
 * them with credentials of their own. It is for tests: it signs what anybody sends.
 */
import Fastify from "fastify";
import { isObject, type Json } from "./data-model.ts";
import { createIssuing } from "./issuing.ts";
import { createVerifying } from "./verifying.ts";

type VcApiOptions = { now?: () => Date };

export function createVcApi({ now = () => new Date() }: VcApiOptions = {}) {
  const app = Fastify();
  const listAddress = () => `${app.listeningOrigin}/status/0`;
  const issuing = createIssuing({ now, listAddress });
  const verifying = createVerifying({ now, readList: issuing.statusList });

  app.get("/", () => ({ issuer: issuing.did }));
  app.get("/status/0", () => issuing.statusList());

  app.post("/credentials/issue", async ({ body }, reply) => {
    const { credential, options } = bodyOf(body);
    const hasStatus = isObject(options) && options.credentialStatus !== undefined;
    const issued = await issuing.issue(credential, { hasStatus });
    return issued.fault === null
      ? reply.code(201).send({ verifiableCredential: issued.credential })
      : reply.code(400).send({ errors: [issued.fault] });
  });

  app.post("/credentials/status", ({ body }, reply) => {
    const { credentialId, status = true } = bodyOf(body);
    return reply.code(issuing.setRevoked(credentialId, status !== false) ? 200 : 404).send({});
  });

  app.post("/credentials/verify", async ({ body }, reply) => {
    const { verifiableCredential, options } = bodyOf(body);
    const fault = await verifying.verifyCredential(verifiableCredential, bodyOf(options));
    return reply.code(fault === null ? 200 : 400).send(outcomeOf(fault));
  });

  app.post("/presentations/verify", async ({ body }, reply) => {
    const { verifiablePresentation, options } = bodyOf(body);
    const fault = await verifying.verifyPresentation(verifiablePresentation, bodyOf(options));
    return reply.code(fault === null ? 200 : 400).send(outcomeOf(fault));
  });

  return app;
}

const bodyOf = (value: unknown): Json => (isObject(value) ? value : {});
const outcomeOf = (fault: string | null) => ({ verified: fault === null, errors: fault === null ? [] : [fault] });
