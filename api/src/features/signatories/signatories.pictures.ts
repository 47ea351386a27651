/** Pictures of signatures: drawn anew, stored under their digests, and read for drawing. */
import type { Signatory } from "@ijaza/schema/signatories/signatory";
import type { TenantActor } from "../../platform/actor.ts";
import { keepPicture } from "../../platform/files/kept-picture.ts";
import { bytesOfDataUrl } from "../../platform/files/raster.ts";
import type { Storage } from "../../platform/files/storage.ts";
import type { SignatoryVersion } from "./signatories.tables.ts";

/** A document prints at most 46 × 15.3 mm; this is that at 600 dots an inch, and some more. */
const FRAME = { width: 1200, height: 600 };

export const nameOf = (universityId: string, picture: string) => `signatories/${universityId}/${picture}`;

/** Somebody who signs, as documents print it: with the PNG of the signature. */
type Printed = Signatory & { signature: Uint8Array | null };

/** Returns the id of the picture. Throws `picture_not_accepted`. */
export async function keepSignature(storage: Storage, { universityId, id: account }: TenantActor, url: string) {
  const named = (sha256: string) => nameOf(universityId, sha256);
  return (await keepPicture({ storage, bytes: bytesOfDataUrl(url), frame: FRAME, account, nameOf: named })).sha256;
}

/** Null where there is none. */
export const readSignature = async (
  storage: Pick<Storage, "get">,
  { university_id, picture }: Pick<SignatoryVersion, "university_id" | "picture">,
): Promise<Buffer | null> => (picture === null ? null : storage.get(nameOf(university_id, picture)));

/** Who signs in each slot, with the signature; null in an empty slot. */
export const printSignatories = (
  storage: Pick<Storage, "get">,
  versions: readonly (SignatoryVersion | null)[],
): Promise<(Printed | null)[]> =>
  Promise.all(
    versions.map(async (version) => {
      if (version === null) return null;
      const { name, title, sex, prefix } = version;
      return { name, title, sex, prefix, signature: await readSignature(storage, version) };
    }),
  );
