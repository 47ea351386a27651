/** Demands for corrections on the wire. */
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { agent } from "./roles.ts";

export const countDemands = endpoint({
  method: "GET",
  path: "/api/diploma/countDiplomasAndStudentsUpdatesDemandes",
  who: agent,
  summary: "Open demands for corrections of diplomas and of student data.",
  reply: z.object({ diplomasCount: z.int(), studentsCount: z.int() }),
});
