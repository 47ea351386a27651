/** Where a step before the first document is done, by role. A step without a page is somebody else's. */
import type { Role } from "@ijaza/schema/users/roles";
import type { FirstStep } from "../dashboard.api.ts";

type Destinations = Partial<Record<FirstStep["name"], string>>;

const OF_UNIVERSITY: Destinations = {
  secondFactor: "/settings/security",
  signatory: "/settings/signatories",
  template: "/templates",
  emblem: "/contact",
};

export const DESTINATIONS: Partial<Record<Role, Destinations>> = {
  admin_uni: OF_UNIVERSITY,
  // Credits are requested in a dialog, which has no address.
  resp_uni: { ...OF_UNIVERSITY, agent: "/add_user", credits: "" },
  agent_uni: { import: "/add_diplomas", signing: "/diplomas_not_confirm" },
};
