/** Who is here, as the server has just said: every slice of the identity takes its part of it. */
import type { OwnUser, User } from "@ijaza/schema/users";
import { createAction } from "@reduxjs/toolkit";

/** Null when nobody is. A sign-in says nothing of a waiting e-mail; the check that follows on the next page does. */
export const actorLoaded = createAction<User | OwnUser | null>("identity/actorLoaded");
