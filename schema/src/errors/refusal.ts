/** The data of a refusal of a call. */
import type { Texts } from "../product.ts";

/** Its stable number, its HTTP status, and its sentence in three languages. A number is never used again. */
export type Refusal = { code: number; status: number } & Texts;
