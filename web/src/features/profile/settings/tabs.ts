/** The tabs of the settings, and the roles that have each. Pure. */
import { agentAndResponsable, type Role, responsable, responsableReaders, staff } from "@ijaza/schema/users/roles";
import { lacksUniversity, type SignedInUser } from "../../../platform/actor.ts";

export const SETTINGS_TABS = {
  university: responsableReaders,
  signing: responsable,
  account: staff,
  security: staff,
  imports: agentAndResponsable,
} as const satisfies Record<string, readonly Role[]>;

export type SettingsTab = keyof typeof SETTINGS_TABS;

const isTab = (key: string): key is SettingsTab => key in SETTINGS_TABS;

/** Those of the account alone. */
const OWN: readonly SettingsTab[] = ["account", "security"];

/** In the order in which they are shown. */
export const settingsTabsOf = (user: Pick<SignedInUser, "role" | "university">): SettingsTab[] =>
  Object.keys(SETTINGS_TABS)
    .filter(isTab)
    .filter((tab) => SETTINGS_TABS[tab].some((each) => each === user.role))
    .filter((tab) => OWN.includes(tab) || !lacksUniversity(user));

export const addressOf = (tab: SettingsTab): string => `/settings/${tab}`;

/** Whether the address is that of a tab which needs a university. */
export const needsUniversity = (address: string | undefined): boolean =>
  Object.keys(SETTINGS_TABS)
    .filter(isTab)
    .some((tab) => addressOf(tab) === address && !OWN.includes(tab));
