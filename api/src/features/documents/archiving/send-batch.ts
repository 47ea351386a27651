/** Sends the PDFs of a batch, of an import or of chosen documents in one archive, which are made one after the other. */
import { type RefusalCode, refusalMessage } from "@ijaza/schema/errors/errors";
import type { Language } from "@ijaza/schema/product";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { writeZip, type ZipEntry } from "../../../platform/files/zip.ts";
import { findBatch } from "../../issuing/issuing.service.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import { listBatch, listImported } from "../documents.repository.ts";
import type { createKeeping } from "../making/keeping.ts";
import type { PlannedDocument } from "../making/planning.ts";
import type { ChosenDocument } from "./choose-documents.ts";

type BatchDeps = Pick<DocumentDeps, "db" | "clock" | "handedIn"> &
  Pick<ReturnType<typeof createKeeping>, "plan" | "deliver">;
type ListedDocument = Awaited<ReturnType<typeof listBatch>>[number];
type Work = { number: string; planned: PlannedDocument };

/** Documents from behind a place, in the order of their places. */
type ListPage = (trx: Trx, window: { after: string; limit: number }) => Promise<ListedDocument[]>;

/** Signed records of an import; only these of them, if they are named. */
export type ImportedDocuments = { kind: string; importId: string; ids?: readonly string[] | undefined };

export type Asker = { actor: TenantActor; language: Language };

/** How many records are read at once. */
const PAGE = 50;
/** For a slow reader, records are read again after this time: meanwhile a key may be compromised or a claim hidden. */
const GOOD_FOR_MS = 5000;
/** How many PDFs are drawn while others are read and sent. */
const AHEAD = 4;

type PlanningDeps = Pick<BatchDeps, "db" | "clock" | "plan">;

/** Plans the documents of a list page by page, and again from where a slow reader is. */
function createPlanning({ db, clock, plan }: PlanningDeps) {
  return async function* planAll(actor: TenantActor, list: ListPage): AsyncGenerator<Work> {
    const readPage = (after: string) =>
      inScope(db, { university: actor.universityId }, (trx) => list(trx, { after, limit: PAGE }));
    let after: string | undefined = "";
    while (after !== undefined) {
      const until = clock.now().getTime() + GOOD_FOR_MS;
      const page: ListedDocument[] = await readPage(after);
      const listed = new Map(page.map((each) => [each.id, each]));
      const plans = await plan(actor, [...listed.keys()]);
      after = page[PAGE - 1]?.place;
      for (const planned of plans) {
        const { number = "", place = "" } = listed.get(planned.record.id) ?? {};
        yield { number, planned };
        if (clock.now().getTime() > until) {
          after = place;
          break;
        }
      }
    }
  };
}

export function createBatchFiles({ db, clock, handedIn, plan, deliver }: BatchDeps) {
  const planAll = createPlanning({ db, clock, plan });

  async function* makeEntries({ actor, language }: Asker, listed: AsyncIterable<Work>): AsyncGenerator<ZipEntry> {
    const at = clock.now();
    const name = createNamer();
    const make = async ({ number, planned }: Work): Promise<ZipEntry> => {
      try {
        const { id, isHandedIn } = planned.record;
        const upload = isHandedIn ? await handedIn(actor, id) : null;
        return { name: name(number, "pdf"), bytes: upload?.bytes ?? (await deliver(planned)), at };
      } catch (error) {
        return { name: name(number, "txt"), bytes: excuseFor(error, language), at };
      }
    };
    const begun: Promise<ZipEntry>[] = [];
    for await (const each of listed) {
      const entry = make(each);
      // The refusal is reported when the turn of this file comes.
      entry.catch(() => undefined);
      begun.push(entry);
      if (begun.length >= AHEAD) yield await begun.shift()!;
    }
    for (const entry of begun) yield await entry;
  }

  return {
    /** The archive's bytes, made as they are read, of all documents that are issued by now. Throws `not_found`. */
    async batchArchive(asker: Asker, batchId: string): Promise<AsyncIterable<Buffer>> {
      const { actor } = asker;
      const batch = await inScope(db, { university: actor.universityId }, (trx) => findBatch(trx, batchId));
      if (batch?.university_id !== actor.universityId) throw new AppError("not_found");
      return writeZip(
        makeEntries(
          asker,
          planAll(actor, (trx, window) => listBatch(trx, { batch, ...window })),
        ),
      );
    },

    /** The same of the signed records of an import. */
    async importArchive(asker: Asker, imported: ImportedDocuments): Promise<AsyncIterable<Buffer>> {
      const { universityId } = asker.actor;
      const list: ListPage = (trx, window) => listImported(trx, { universityId, ...imported, ...window });
      return writeZip(makeEntries(asker, planAll(asker.actor, list)));
    },

    /** The same of these documents, which are in the order of their ids; one that is erased meanwhile is left out. */
    listedArchive(asker: Asker, documents: readonly ChosenDocument[]): AsyncIterable<Buffer> {
      const list: ListPage = async (_, { after, limit }) => {
        const left = documents.filter(({ id }) => id > after).slice(0, limit);
        return left.map(({ id, label }) => ({ id, number: label, place: id }));
      };
      return writeZip(makeEntries(asker, planAll(asker.actor, list)));
    },
  };
}

/** Refusals that concern a single document. */
const OF_ONE: readonly RefusalCode[] = ["letter_not_printable", "drawing_too_long"];

/** A text file in the place of a PDF that cannot be made, so that the others are still sent. Other errors are thrown. */
function excuseFor(error: unknown, language: Language): Buffer {
  if (!(error instanceof AppError) || !OF_ONE.includes(error.code)) throw error;
  return Buffer.from(refusalMessage({ code: error.code, data: error.data, language }));
}

/** Makes file names unique and valid on every system. */
function createNamer() {
  const taken = new Set<string>();
  return (number: string, ending: string): string => {
    const base = number.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_");
    let name = `${base}.${ending}`;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${base} (${copy}).${ending}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
