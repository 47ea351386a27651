/** What the room keys uses of other rooms, and what it has for the whole application. */
import { handlersWith } from "../../platform/http/handle.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Keys } from "./watch-keys.ts";

export type KeyRooms = {
  chain: Pick<Chain, "universityKeys">;
  universities: Pick<Universities, "findById" | "holdById">;
  keys: Keys;
};

export const { handle } = handlersWith<KeyRooms>();
