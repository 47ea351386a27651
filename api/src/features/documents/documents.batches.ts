/** All PDFs of a batch in one archive, made and sent one after the other. */
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inScope } from "../../platform/database.ts";
import { writeZip, type ZipEntry } from "../../platform/files/zip.ts";
import { type BatchRow, findBatch } from "../chain/batches.ts";
import type { createKeeping } from "./documents.keeping.ts";
import type { DocumentParts } from "./documents.parts.ts";
import { listBatch } from "./documents.repository.ts";

type BatchParts = Pick<DocumentParts, "db" | "clock" | "handedIn"> & Pick<ReturnType<typeof createKeeping>, "pdfFor">;
type Listed = Awaited<ReturnType<typeof listBatch>>[number];

const PAGE = 200;
/** Two are drawn while others are read and sent. */
const AHEAD = 4;

export function createBatchFiles({ db, clock, handedIn, pdfFor }: BatchParts) {
  async function* listAll(batch: BatchRow): AsyncGenerator<Listed> {
    const readPage = (after: string) =>
      inScope(db, { university: batch.university_id }, (trx) => listBatch(trx, { batch, after, limit: PAGE }));
    let last: string | undefined = "";
    while (last !== undefined) {
      const page = await readPage(last);
      yield* page;
      last = page[PAGE - 1]?.number;
    }
  }

  async function* makeEntries(actor: TenantActor, listed: AsyncIterable<Listed>): AsyncGenerator<ZipEntry> {
    const at = clock.now();
    const name = createNamer();
    const make = async ({ id, number }: Listed) => {
      const { bytes } = (await handedIn(actor, id)) ?? (await pdfFor(actor, id));
      return { name: name(number), bytes, at };
    };
    const begun: Promise<ZipEntry>[] = [];
    for await (const each of listed) {
      const entry = make(each);
      // Told when its turn comes.
      entry.catch(() => undefined);
      begun.push(entry);
      if (begun.length >= AHEAD) yield await begun.shift()!;
    }
    for (const entry of begun) yield await entry;
  }

  return {
    /** The archive's bytes as they are taken: of what is issued by now. Throws `not_found`. */
    async batchArchive(actor: TenantActor, batchId: string): Promise<AsyncIterable<Buffer>> {
      const batch = await inScope(db, { university: actor.universityId }, (trx) => findBatch(trx, batchId));
      if (batch?.university_id !== actor.universityId) throw new AppError("not_found");
      return writeZip(makeEntries(actor, listAll(batch)));
    },
  };
}

/** Names that every system can store, each once. */
function createNamer() {
  const taken = new Set<string>();
  return (number: string): string => {
    const base = number.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_");
    let name = `${base}.pdf`;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${base} (${copy}).pdf`;
    taken.add(name.toLowerCase());
    return name;
  };
}
