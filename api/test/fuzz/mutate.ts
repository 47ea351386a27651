/** One mutated document from a real one: by its bytes, its JSON or its credential, or by several of them in turn. */
import type { Random } from "../faults/random.ts";
import { changeBytes, type Mutation } from "./bytes.ts";
import { changeCredential } from "./credential.ts";
import { forge, isBundle } from "./forging.ts";
import { changeMember, spell } from "./json.ts";
import type { Sample } from "./samples.ts";

/** Takes what it grafts from `other`, which is any sample, also of another kind. */
export function mutate(sample: Sample, other: Sample, random: Random): Mutation<Uint8Array> {
  const descriptions: string[] = [];
  const note = <T>({ description, value }: Mutation<T>): T => {
    descriptions.push(description);
    return value;
  };
  let bytes: Buffer = Buffer.from(sample.bytes);
  if (sample.kind !== "pdf" && random.chance(0.85)) {
    let document: object = parse(sample);
    const theirs: object = other.kind === sample.kind ? parse(other) : document;
    if (isBundle(document) && random.chance(0.15)) document = note(forge(document, random));
    else if (isBundle(document) && isBundle(theirs) && random.chance(0.5))
      document = { ...document, credential: note(changeCredential(document.credential, theirs.credential, random)) };
    while (descriptions.length === 0 || random.chance(0.3)) document = note(changeMember(document, theirs, random));
    bytes = random.chance(0.2) ? note(spell(document, random)) : Buffer.from(JSON.stringify(document));
  }
  while (descriptions.length === 0 || random.chance(0.1))
    bytes = note(changeBytes(bytes, Buffer.from(other.bytes), random));
  return { description: descriptions.join("; "), value: bytes };
}

const parse = ({ bytes }: Sample): object => JSON.parse(Buffer.from(bytes).toString());
