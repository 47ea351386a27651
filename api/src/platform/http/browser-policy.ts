/** What a browser lets our pages do: two policies, a wider one for the pages that verify (decision 42). */
import helmet from "@fastify/helmet";
import { isVerifyingPage, NODE_SOURCES } from "@ijaza/schema/pages";
import type { FastifyInstance } from "fastify";

const TWO_YEARS = 63_072_000;

/** What needs a permission and is never asked for (W3C Permissions Policy). */
const NEVER = ["display-capture", "geolocation", "gyroscope", "microphone", "midi", "payment", "serial", "usb"];

/** Beside what every page may. */
type Wider = {
  /** Who may open the camera, as an allowlist of the Permissions Policy. */
  camera: "()" | "(self)";
  /** Where scripts may connect to. */
  connect: readonly string[];
};

const ORDINARY: Wider = { camera: "()", connect: ["'self'"] };
/** Codes are read by the camera, and a visitor may name any node. */
const VERIFYING: Wider = { camera: "(self)", connect: ["'self'", ...NODE_SOURCES] };

/** Sends each answer with its policies. A browser keeps those of the page that it has loaded, whatever path it shows later. */
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
      // The one policy is web/src/platform/trusted-types.ts.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["default"],
      ...(https && { upgradeInsecureRequests: [] }),
    },
  };
}
