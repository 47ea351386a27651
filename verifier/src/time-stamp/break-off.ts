/** Refuses a time stamp that is broken. */
import { refuse } from "../refusal.ts";

/** `detail` is an English sentence. */
export const breakOff = (detail: string): never => refuse("seal_time_invalid", detail);
