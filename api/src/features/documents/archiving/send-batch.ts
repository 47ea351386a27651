/** Sends all PDFs of a batch in one archive, which are made one after the other. */
import { type RefusalCode, refusalMessage } from "@ijaza/schema/errors";
import type { Language } from "@ijaza/schema/product";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import { writeZip, type ZipEntry } from "../../../platform/files/zip.ts";
import { type BatchRow, findBatch } from "../../issuing/issuing.service.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import { listBatch } from "../documents.repository.ts";
import type { createKeeping } from "../making/keeping.ts";
import type { PlannedDocument } from "../making/planning.ts";

type BatchDeps = Pick<DocumentDeps, "db" | "clock" | "handedIn"> &
  Pick<ReturnType<typeof createKeeping>, "plan" | "deliver">;
type ListedDocument = Awaited<ReturnType<typeof listBatch>>[number];
type Work = { number: string; planned: PlannedDocument };

export type Asker = { actor: TenantActor; language: Language };

/** How many records are read at once. */
const PAGE = 50;
/** For a slow reader, records are read again after this time: meanwhile a key may be compromised or a claim hidden. */
const GOOD_FOR_MS = 5000;
/** How many PDFs are drawn while others are read and sent. */
const AHEAD = 4;

export function createBatchFiles({ db, clock, handedIn, plan, deliver }: BatchDeps) {
  async function* planAll(actor: TenantActor, batch: BatchRow): AsyncGenerator<Work> {
    const readPage = (after: string) =>
      inScope(db, { university: batch.university_id }, (trx) => listBatch(trx, { batch, after, limit: PAGE }));
    let after: string | undefined = "";
    while (after !== undefined) {
      const until = clock.now().getTime() + GOOD_FOR_MS;
      const page: ListedDocument[] = await readPage(after);
      const numbers = new Map(page.map(({ id, number }) => [id, number]));
      const plans = await plan(actor, [...numbers.keys()]);
      after = page[PAGE - 1]?.number;
      for (const planned of plans) {
        const number = numbers.get(planned.record.id) ?? "";
        yield { number, planned };
        if (clock.now().getTime() > until) {
          after = number;
          break;
        }
      }
    }
  }

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
      return writeZip(makeEntries(asker, planAll(actor, batch)));
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
