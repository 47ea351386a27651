/** The door of the room signatories: those who sign a university's documents. */
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { Storage } from "../../platform/files/storage.ts";
import { createKeeping, type SignatoryKeeping } from "./signatories.keeping.ts";
import { printSignatories, readSignature } from "./signatories.pictures.ts";
import { findVersions, listNewest } from "./signatories.repository.ts";
import type { SignatoryVersion } from "./signatories.tables.ts";

export { findNewestOf, findSignatoriesOf, findVersions } from "./signatories.repository.ts";
export { isInOffice, signatoriesOn } from "./signatories.rules.ts";
export type { SignatoryVersion } from "./signatories.tables.ts";

type Deps = { db: Db; clock: Clock; storage: Storage };

export type Signatories = SignatoryKeeping & {
  /** The newest versions of those whom the actor's university keeps. */
  list(actor: TenantActor): Promise<SignatoryVersion[]>;
  /** The PNG of a version's signature. Throws `not_found`. */
  readPicture(actor: TenantActor, versionId: string): Promise<Buffer>;
  /** Adds the signatures that the storage keeps, slot by slot. */
  print(versions: readonly (SignatoryVersion | null)[]): ReturnType<typeof printSignatories>;
};

export function createSignatories({ db, clock, storage }: Deps): Signatories {
  return {
    ...createKeeping({ db, clock, storage }),

    list: ({ universityId }) => inScope(db, { university: universityId }, (trx) => listNewest(trx, universityId)),

    async readPicture({ universityId }, versionId) {
      const [version] = await inScope(db, { university: universityId }, (trx) => findVersions(trx, [versionId]));
      const png = version && (await readSignature(storage, version));
      if (!png) throw new AppError("not_found");
      return png;
    },

    print: (versions) => printSignatories(storage, versions),
  };
}
