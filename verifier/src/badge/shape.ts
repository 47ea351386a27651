/** Reads an Ijaza badge: the members that name its university, its original and its status list. */
import { Refusal, refuse } from "../refusal.ts";
import { isObject, isText, type Members } from "../shape.ts";
import { parseStrictJson } from "../strict-json.ts";
import { CONTEXTS_OF_BADGE, type Proof, readProof } from "./proof-shape.ts";
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
  subject: Members;
  achievement: Members;
  status: StatusEntry & { listPath: string };
};

export const BADGE_LIMITS = { size: 262_144, depth: 12, members: 1000 };
const FILE = /^\/api\/(diploma|certificate)\/file\/([\w-]{1,64})$/;
const LONGEST = 2048;

/** Refuses an altered form of our badges with `badge_malformed`, and any other file with `not_a_diploma`. */
export function readBadge(bytes: Uint8Array): Badge {
  const json = parseStrictJson(bytes, BADGE_LIMITS);
  if (!json.ok && json.why === "duplicate") refuse("badge_malformed", json.detail);
  if (!json.ok || !isObject(json.value) || !isOfOurKind(json.value)) return refuse("not_a_diploma");
  const document = json.value;
  const { issuer, credentialSubject: subject, credentialStatus } = document;
  if (!hasList(document["@context"], CONTEXTS_OF_BADGE)) malformed("@context");
  if (!hasList(document.type, ["VerifiableCredential", "OpenBadgeCredential"])) malformed("type");
  if (!isObject(issuer) || !isText(issuer.id, LONGEST)) return malformed("issuer");
  if (!isObject(subject) || !isObject(subject.achievement)) return malformed("credentialSubject");
  const place = readPlace(document);
  if (didOf(place.origin, issuer.id) !== issuer.id) malformed("issuer.id");
  const proof = readProof(document.proof, issuer.id);
  const status = readStatus(credentialStatus, place.origin);
  return { document, proof, issuer: issuer.id, ...place, subject, achievement: subject.achievement, status };
}

/** Reads the addresses of the badge and of its original's page. Both must name one document at one origin. */
function readPlace({ id, evidence }: Members): Pick<Badge, "origin" | "kind" | "id"> {
  const url = urlOf(id) ?? malformed("id");
  const [, kind, document = ""] = FILE.exec(url.pathname) ?? [];
  if ((kind !== "diploma" && kind !== "certificate") || url.search !== "?format=openbadge") return malformed("id");
  const [original, ...more] = Array.isArray(evidence) ? evidence : [];
  const page = `${url.origin}/digital_diploma/${document}`;
  if (more.length > 0 || !isObject(original) || original.id !== page) return malformed("evidence");
  return { origin: url.origin, kind, id: document };
}

function readStatus(status: unknown, origin: string): Badge["status"] {
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

function hasList(value: unknown, expected: readonly string[]): boolean {
  return Array.isArray(value) && value.length === expected.length && expected.every((each, at) => value[at] === each);
}

export function malformed(member: string): never {
  throw new Refusal("badge_malformed", `The badge's ${member} is not what a badge of ours has.`);
}
