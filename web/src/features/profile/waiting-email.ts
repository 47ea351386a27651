/** The e-mail that one has asked for and not confirmed yet, as far as this tab knows. */
import type { User } from "@ijaza/schema/users";
import { readOfTab, rememberInTab } from "../../platform/remembered.ts";

const keyOf = ({ _id }: Pick<User, "_id">) => `e-mail asked for by ${_id}`;

export const rememberWaitingEmail = (user: Pick<User, "_id">, email: string): void => rememberInTab(keyOf(user), email);

/** Undefined once it counts. */
export const waitingEmailOf = (user: Pick<User, "_id" | "email">): string | undefined => {
  const asked = readOfTab(keyOf(user));
  return typeof asked === "string" && asked !== user.email ? asked : undefined;
};
