/** What the register says of a university, as entries of its time line. Pure. */
import type { UniversityPage } from "./university-pages.api.ts";

export type KeyState = "inUse" | "ended" | "compromised";

/** Times are ISO 8601; without `until` an entry lasts. */
export type RegisterEntry =
  | { kind: "key"; key: string; number: number; state: KeyState; from: string; until?: string }
  | { kind: "suspended"; from: string }
  | { kind: "entered"; from: string };

const stateOf = ({ validUntil, compromisedSince }: UniversityPage["keys"][number], now: Date): KeyState => {
  if (compromisedSince) return "compromised";
  return validUntil && new Date(validUntil) <= now ? "ended" : "inUse";
};

/** The newest entry first; keys are numbered from the first one on. */
export function registerOf({ university, keys }: UniversityPage, now: Date): RegisterEntry[] {
  const { registeredAt, suspendedSince } = university;
  const ofKeys = keys.map((key, at): RegisterEntry => {
    const state = stateOf(key, now);
    const until = state === "compromised" ? key.compromisedSince : key.validUntil;
    return { kind: "key", key: key.thumbprint, number: at + 1, state, from: key.addedAt, until: until ?? undefined };
  });
  const entries: RegisterEntry[] = [
    ...(registeredAt ? [{ kind: "entered", from: registeredAt } as const] : []),
    ...ofKeys,
    ...(suspendedSince ? [{ kind: "suspended", from: suspendedSince } as const] : []),
  ];
  return entries.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from)).reverse();
}
