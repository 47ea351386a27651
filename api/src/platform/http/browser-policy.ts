/** What browsers allow our pages: two policies, a wider one for the pages that verify. */
import helmet from "@fastify/helmet";
import { isVerifyingPage, NODE_SOURCES } from "@ijaza/schema/pages/pages";
import type { FastifyInstance } from "fastify";

const TWO_YEARS = 63_072_000;

/** Permissions that no page uses (W3C Permissions Policy). */
const NEVER = ["display-capture", "geolocation", "gyroscope", "microphone", "midi", "payment", "serial", "usb"];

/** Permissions beyond those of every page. */
type Wider = {
  /** The allowlist for the camera (Permissions Policy). */
  camera: "()" | "(self)";
  /** Sources that scripts may connect to. */
  connect: readonly string[];
};

const ORDINARY: Wider = { camera: "()", connect: ["'self'"] };
/** The camera reads QR codes, and a visitor may name any node. */
const VERIFYING: Wider = { camera: "(self)", connect: ["'self'", ...NODE_SOURCES] };

/** Sends the policies with each answer. A browser keeps those of the loaded page, whatever path it shows later. */
export async function sendBrowserPolicies(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  const verifying = { contentSecurityPolicy: contentPolicy(VERIFYING, https) };
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy(ORDINARY, https),
    strictTransportSecurity: https ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
  app.addHook("onRequest", async ({ url }, reply) => {
    const verifies = isVerifyingPage(url.replace(/[?#].*$/, ""));
    reply.header("permissions-policy", permissionsPolicy(verifies ? VERIFYING : ORDINARY));
    if (verifies) await reply.helmet(verifying);
  });
}

const permissionsPolicy = ({ camera }: Wider): string =>
  [`camera=${camera}`, ...NEVER.map((feature) => `${feature}=()`)].join(", ");

function contentPolicy({ connect }: Wider, https: boolean) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: connect,
      workerSrc: ["'self'", "blob:"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      // The only policy is web/src/platform/trusted-types.ts.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["default"],
      ...(https && { upgradeInsecureRequests: [] }),
    },
  };
}
