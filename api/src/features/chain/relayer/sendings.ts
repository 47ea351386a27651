/** When this process last sent the stored bytes of a transaction, and how the node took them. */
import type { Clock } from "../../../platform/clock.ts";

/** How a node took stored bytes; `poor`: the account cannot pay them. */
export type NodeReply = "sent" | "refused" | "poor";

type SendAttempt = { at: number; reply: NodeReply };

export type Sendings = {
  /** Whether the interval is over since they were sent, by this process or by the one that stored them. */
  isDue(id: string, storedAt: Date): boolean;
  note(id: string, reply: NodeReply): void;
  /** How the node took them last; undefined when this process has not sent them. */
  lastReply(id: string): NodeReply | undefined;
  forget(id: string): void;
};

export function createSendings({ clock, everyMs }: { clock: Clock; everyMs: number }): Sendings {
  const sendings = new Map<string, SendAttempt>();
  const now = () => clock.now().getTime();
  return {
    isDue: (id, storedAt) => now() - Math.max(sendings.get(id)?.at ?? 0, storedAt.getTime()) >= everyMs,
    note: (id, reply) => void sendings.set(id, { at: now(), reply }),
    lastReply: (id) => sendings.get(id)?.reply,
    forget: (id) => void sendings.delete(id),
  };
}
