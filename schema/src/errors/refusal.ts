/** What a refusal of a call is made of. */
import type { Texts } from "../product.ts";

/** Its stable number, its HTTP status, and its sentence in three languages. A number, once given, is never given again. */
export type Refusal = { code: number; status: number } & Texts;
