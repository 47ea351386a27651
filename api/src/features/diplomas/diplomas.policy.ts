/** Who may do what to a diploma, beyond the roles that its endpoint names. Pure. */
import { type ActingRole, CHAIN_ROLES, createPolicy } from "../records/records.service.ts";
import type { DiplomaAction } from "./diplomas.lifecycle.ts";

const judge = createPolicy<DiplomaAction>({
  accept: "resp_uni",
  reject: "resp_uni",
  sendBack: "resp_uni",
  correct: "agent_uni",
  delete: "agent_uni",
  sign: "agent_uni",
  ...CHAIN_ROLES,
});

type Question = {
  action: DiplomaAction;
  actor: { id: string | null; role: ActingRole };
  diploma: { agent_id: string };
};

/** Why the actor may not, or null. */
export const refusalFor = ({ diploma, ...question }: Question) => judge({ ...question, record: diploma });
