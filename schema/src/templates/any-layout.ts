/** The layout of a template in either version. Pages know its type and carry nothing of it (see `web/vite.config.ts`). */
import { z } from "zod";
import { layout as boxLayout } from "./box-layout.ts";
import { stackLayout } from "./stack-layout.ts";

/** Boxes at fixed places, or rows on shared baselines. */
export const layout = z.discriminatedUnion("version", [boxLayout, stackLayout]);
export type AnyLayout = z.output<typeof layout>;
