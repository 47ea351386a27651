/** Long-running work: its state, read once or as a stream. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id } from "../calls/wire.ts";
import { ROLES } from "../users/roles.ts";

export const JOB_STATUSES = ["queued", "running", "waiting", "succeeded", "failed"] as const;
export const WAITING_FOR = ["chain", "ether", "credits", "key"] as const;

export const job = z.object({
  _id: id,
  kind: z.string(),
  status: z.enum(JOB_STATUSES),
  done: z.int(),
  total: z.int(),
  /** The reason why a waiting job waits. */
  waitingFor: z.enum(WAITING_FOR).optional(),
  error: z.object({ error: z.string(), message: z.string() }).optional(),
  result: z.record(z.string(), z.unknown()).optional(),
});
export type Job = z.output<typeof job>;

export const readJob = endpoint({
  method: "GET",
  path: "/api/jobs/:id",
  who: ROLES,
  summary: "State of a job of one's university.",
  params: z.strictObject({ id }),
  reply: job,
});

export const streamJob = endpoint({
  method: "GET",
  path: "/api/jobs/:id/events",
  who: ROLES,
  summary: "The job as server-sent events named `job`, until it ends.",
  params: z.strictObject({ id }),
  medium: "events",
});
