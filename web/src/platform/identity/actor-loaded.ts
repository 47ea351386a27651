/** The action that carries the signed-in user as the server answered; each slice of the identity takes its part. */
import type { OwnUser, User } from "@ijaza/schema/users/calls";
import { createAction } from "@reduxjs/toolkit";

/**
 * Null when nobody is signed in. A sign-in does not name an e-mail that waits to be confirmed; the check on the next
 * page does.
 */
export const actorLoaded = createAction<User | OwnUser | null>("identity/actorLoaded");
