/** Reads an Ijaza badge: the members that name its university, its original and its status list. */

import { isObject, isText, type Members } from "../credential/shape.ts";
import { parseStrictJson } from "../credential/strict-json.ts";
import { Refusal, refuse } from "../refusal.ts";
import { findDifference } from "./form.ts";
import { BADGE_FORMS, versionAt } from "./forms.ts";
import { type Proof, readProof } from "./proof-shape.ts";
import { isOfOurKind } from "./recognise.ts";
import { readStatusEntry, type StatusEntry } from "./status-list.ts";

/** A badge that was read. Its addresses are read as paths, at the origin that speaks for the university. */
export type Badge = {
  /** The badge as it was handed in, with every member. */
  document: Members;
  proof: Proof;
  /** The university's DID, a did:web. */
  issuer: string;
  origin: string;
  kind: "diploma" | "certificate";
  /** The id of the original. */
  id: string;
  /** Null for a version that this verifier does not know: only what every version has was read. */
  content: BadgeContent | null;
};

export type BadgeContent = { subject: Members; achievement: Members; status: StatusEntry & { listPath: string } };

export const BADGE_LIMITS = { size: 262_144, depth: 12, members: 1000 };
const FILE = /^\/api\/(diploma|certificate)\/file\/([\w-]{1,64})$/;
const LONGEST = 2048;

/** Refuses an altered form of our badges with `badge_malformed`, and any other file with `not_a_diploma`. */
export function readBadge(bytes: Uint8Array): Badge {
  const json = parseStrictJson(bytes, BADGE_LIMITS);
  if (!json.ok && json.why === "duplicate") refuse("badge_malformed", json.detail);
  if (!json.ok || !isObject(json.value) || !isOfOurKind(json.value)) return refuse("not_a_diploma");
  const document = json.value;
  const { issuer } = document;
  if (!isObject(issuer) || !isText(issuer.id, LONGEST)) return malformed("issuer");
  const place = readPlace(document);
  if (didOf(place.origin, issuer.id) !== issuer.id) malformed("issuer.id");
  const version = readVersion(document, place.origin);
  const proof = readProofOf(document, { issuer: issuer.id, isKnown: BADGE_FORMS.has(version) });
  return { document, proof, issuer: issuer.id, ...place, content: readContent(document, { ...place, version }) };
}

type Place = Pick<Badge, "origin" | "kind" | "id">;

/** Reads the address of the badge, which every version has. */
function readPlace({ id }: Members): Place {
  const url = urlOf(id) ?? malformed("id");
  const [, kind, document = ""] = FILE.exec(url.pathname) ?? [];
  if ((kind !== "diploma" && kind !== "certificate") || url.search !== "?format=openbadge") return malformed("id");
  return { origin: url.origin, kind, id: document };
}

function readVersion({ credentialSchema: schema }: Members, origin: string): string {
  const address = isObject(schema) ? urlOf(schema.id) : null;
  const isOurs = address?.origin === origin && address.search === "";
  return (isOurs ? versionAt(address.pathname) : undefined) ?? malformed("credentialSchema");
}

/** Another version may have another kind of proof. */
function readProofOf({ proof }: Members, { issuer, isKnown }: { issuer: string; isKnown: boolean }): Proof {
  try {
    return readProof(proof, issuer);
  } catch (error) {
    if (isKnown || !(error instanceof Refusal)) throw error;
    return refuse("badge_version_unknown");
  }
}

/** Everything else, in the exact form of its version. */
function readContent(document: Members, { origin, id, version }: Place & { version: string }): BadgeContent | null {
  const { credentialSubject: subject, credentialStatus, evidence } = document;
  const form = BADGE_FORMS.get(version);
  if (form === undefined) return null;
  const difference = findDifference(form, document);
  if (difference !== null || !isObject(subject) || !isObject(subject.achievement)) return malformed(difference ?? "");
  const [original]: unknown[] = Array.isArray(evidence) ? evidence : [];
  if (!isObject(original) || original.id !== `${origin}/digital_diploma/${id}`) return malformed("evidence");
  return { subject, achievement: subject.achievement, status: readStatus(credentialStatus, origin) };
}

function readStatus(status: unknown, origin: string): BadgeContent["status"] {
  const entry = readStatusEntry(status);
  if (entry === null || !isObject(status)) return malformed("credentialStatus");
  const url = urlOf(entry.list);
  const isOurs = url?.origin === origin && status.id === `${entry.list}#${entry.index}`;
  return isOurs ? { ...entry, listPath: url.pathname } : malformed("credentialStatus.statusListCredential");
}

/** The DID that `did` would be if it belonged to `origin`. */
function didOf(origin: string, did: string): string {
  const [, , , ...path] = did.split(":");
  return ["did", "web", encodeURIComponent(new URL(origin).host), ...path].join(":");
}

function urlOf(value: unknown): URL | null {
  if (!isText(value, LONGEST) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.href === value && /^https?:$/.test(url.protocol) ? url : null;
}

export function malformed(member: string): never {
  throw new Refusal("badge_malformed", `The badge's ${member} is not what a badge of ours has.`);
}
