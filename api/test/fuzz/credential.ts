/** Mutations of an SD-JWT: header, payload, signature and disclosures, each on its own. */
import type { Random } from "../faults/random.ts";
import type { Mutation } from "./bytes.ts";
import { changeMember } from "./json.ts";

/** The order of P-256: a signature (r, s) also verifies as (r, n − s), which no issuer of ours writes. */
export const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export type Pieces = { header: string; payload: string; signature: string; disclosures: string[] };

type Change = (pieces: Pieces, other: Pieces, random: Random) => string;

const changes: Change[] = [
  (pieces, other, random) => {
    const { description, value } = changeMember(decode(pieces.header), decode(other.header), random);
    pieces.header = encode(value);
    return `header ${description}`;
  },
  (pieces, other, random) => {
    const { description, value } = changeMember(decode(pieces.payload), decode(other.payload), random);
    pieces.payload = encode(value);
    return `payload ${description}`;
  },
  (pieces, other) => {
    pieces.signature = other.signature;
    return "signature of another credential";
  },
  (pieces) => {
    const bytes = Buffer.from(pieces.signature, "base64url");
    const s = P256_ORDER - BigInt(`0x${bytes.subarray(32).toString("hex")}`);
    const high = Buffer.from(s.toString(16).padStart(64, "0"), "hex");
    pieces.signature = Buffer.concat([bytes.subarray(0, 32), high]).toString("base64url");
    return "signature with its other s";
  },
  ({ disclosures }, _, random) => {
    disclosures.splice(random.below(disclosures.length), 1);
    return "a disclosure removed";
  },
  ({ disclosures }, other, random) => {
    const theirs = other.disclosures[random.below(other.disclosures.length)] ?? "";
    disclosures.splice(random.below(disclosures.length), random.below(2), theirs);
    return "a disclosure of another credential";
  },
  ({ disclosures }, _, random) => {
    disclosures.push(disclosures[random.below(disclosures.length)] ?? "");
    return "a disclosure twice";
  },
  ({ disclosures }, _other, random) => {
    const at = random.below(disclosures.length);
    const [salt, name, value] = decode(disclosures[at] ?? "") as unknown[];
    disclosures[at] = encode(
      random.pick([
        [salt, name, `${value}.`],
        [salt, "name", value],
        [salt, name, value, null],
        [name, value],
      ]),
    );
    return "a disclosure altered";
  },
  ({ disclosures }) => {
    disclosures.reverse();
    return "disclosures backwards";
  },
  (pieces, _, random) => {
    const place = random.pick(["header", "payload", "signature"] as const);
    pieces[place] += random.pick(["=", "==", "A", "."]);
    return `${place} with another ending`;
  },
  (pieces, other) => {
    Object.assign(pieces, { header: other.header, payload: other.payload, signature: other.signature });
    return "disclosures under another credential";
  },
];

/** One change of the credential, written as `<header>.<payload>.<signature>~<disclosure>~…~`; some take a piece of `other`. */
export function changeCredential(credential: string, other: string, random: Random): Mutation<string> {
  const pieces = splitCredential(credential);
  const description = random.pick(changes)(pieces, splitCredential(other), random);
  return { description, value: joinCredential(pieces) };
}

export function splitCredential(credential: string): Pieces {
  const [jwt = "", ...disclosures] = credential.split("~").slice(0, -1);
  const [header = "", payload = "", signature = ""] = jwt.split(".");
  return { header, payload, signature, disclosures };
}

export function joinCredential({ header, payload, signature, disclosures }: Pieces): string {
  return [`${header}.${payload}.${signature}`, ...disclosures, ""].join("~");
}

export const decode = (text: string): object =>
  text === "" ? [] : JSON.parse(Buffer.from(text, "base64url").toString());
export const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
