/** Adds those who sign, changes them by new versions, and takes them out of use. */
import type { Input } from "@ijaza/schema/calls/endpoint";
import type { putSignatory } from "@ijaza/schema/signatories/calls";
import canonicalize from "canonicalize";
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit, authorOf } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { Storage } from "../../platform/files/storage.ts";
import { newId } from "../../platform/ids.ts";
import { keepSignature } from "./signatories.pictures.ts";
import { findNewest, insertSignatory, insertVersion, lockSignatory } from "./signatories.repository.ts";
import { faultsOfSignatory } from "./signatories.rules.ts";
import type { SignatoryRow, SignatoryVersion } from "./signatories.tables.ts";

export type SignatoryCaller = { actor: TenantActor; requestId: string };

export type SignatoryDraft = Input<typeof putSignatory>;

export type SignatoryKeeping = {
  /** Stores a version, which never changes afterwards; one equal to the newest is not stored again. */
  put(caller: SignatoryCaller, draft: SignatoryDraft): Promise<SignatoryVersion>;
  /** Takes a signatory out of use; the versions stay for what was accepted with them. */
  remove(caller: SignatoryCaller, id: string): Promise<void>;
};

type KeepingDeps = { db: Db; clock: Clock; storage: Storage };
type SaveOptions = {
  caller: SignatoryCaller;
  draft: SignatoryDraft;
  /** The id of the picture; undefined where the one before stays. */
  picture: string | null | undefined;
  at: Date;
};

export function createKeeping({ db, clock, storage }: KeepingDeps): SignatoryKeeping {
  const scopeOf = ({ actor }: SignatoryCaller) => ({ university: actor.universityId });
  return {
    async put(caller, draft) {
      const fields = faultsOfSignatory(draft);
      if (fields.length > 0) throw new AppError("invalid_input", { fields });
      const { pictureUrl: url } = draft;
      const picture = typeof url === "string" ? await keepSignature(storage, caller.actor, url) : url;
      return inScope(db, scopeOf(caller), (trx) => save(trx, { caller, draft, picture, at: clock.now() }));
    },

    async remove(caller, id) {
      await inScope(db, scopeOf(caller), async (trx) => {
        const signatory = await lockOwn(trx, id);
        const at = clock.now();
        await trx.updateTable("signatories").set({ removed_at: at }).where("id", "=", id).execute();
        await logChange(trx, { caller, signatory, at, action: "removed" });
      });
    },
  };
}

async function save(trx: Trx, { caller, draft, picture, at }: SaveOptions): Promise<SignatoryVersion> {
  const { universityId, id: by } = caller.actor;
  const signatory = draft.id
    ? await lockOwn(trx, draft.id)
    : await insertSignatory(trx, { id: newId(), university_id: universityId, created_at: at, removed_at: null });
  const last = await findNewest(trx, signatory.id);
  const { name, title, sex, prefix, from, until } = draft;
  const content = {
    name,
    title,
    sex,
    prefix,
    in_office_from: from,
    in_office_until: until,
    picture: picture === undefined ? (last?.picture ?? null) : picture,
  };
  if (last && isSame(last, content)) return last;
  const version = await insertVersion(trx, {
    id: newId(),
    university_id: signatory.university_id,
    signatory_id: signatory.id,
    version: (last?.version ?? 0) + 1,
    ...content,
    made_by: by,
    made_at: at,
  });
  await logChange(trx, { caller, signatory, at, action: last ? "changed" : "created" });
  return version;
}

async function lockOwn(trx: Trx, id: string): Promise<SignatoryRow> {
  const signatory = await lockSignatory(trx, id);
  if (!signatory || signatory.removed_at) throw new AppError("not_found");
  return signatory;
}

const isSame = (last: SignatoryVersion, content: Partial<SignatoryVersion>): boolean =>
  canonicalize({ ...last, ...content }) === canonicalize(last);

type LogChangeOptions = {
  caller: SignatoryCaller;
  signatory: SignatoryRow;
  at: Date;
  action: "created" | "changed" | "removed";
};

async function logChange(trx: Trx, { caller, signatory, at, action }: LogChangeOptions): Promise<void> {
  const author = authorOf(caller.actor, caller.requestId);
  const events = [{ kind: `signatory.${action}`, subjectId: signatory.id }];
  await appendAudit(trx, { universityId: signatory.university_id, author, at, events });
}
