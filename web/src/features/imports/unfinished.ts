/** An import that a reload interrupted: the file and how far it came, kept in this browser until it is done. */
import type { StudentWithoutCode } from "@ijaza/schema/students";
import { readOfTab, rememberInTab } from "../../platform/remembered.ts";
import type { Mapping } from "./parsing/columns.ts";
import type { ReadingOptions } from "./parsing/read-file.ts";
import { type Subject, subjectKey } from "./parsing/subject.ts";
import type { Edit } from "./sheet-values.ts";

export type Unfinished = {
  importId: string;
  /** Whose import it is: nobody else's session takes it up. */
  userId: string;
  subject: Subject;
  fileName: string;
  options: ReadingOptions;
  mapping: Mapping;
  edits: Edit[];
  /** The row number to go on with. */
  next: number;
  rowCount: number;
  created: number;
  existing: number;
  refused: number[];
  /** Absent in what an earlier release has kept. */
  withoutCode?: readonly StudentWithoutCode[];
};

const DATABASE = "imports";
const STORE = "unfinished";
/** The tab that began it; a closed tab leaves nothing to take up. */
const TAB_KEY = "import";

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const inStore = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> => {
  if (!globalThis.indexedDB) return null;
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await resultOf(opening);
    try {
      return await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch (error) {
    // Without a store an import works all the same; only a reload cannot take it up.
    console.warn("the import cannot be kept for a reload", error);
    return null;
  }
};

/** The file, once, before its first part is sent. */
export const keepFile = async (file: Blob): Promise<void> => {
  await inStore("readwrite", (store) => store.put(file, "file"));
};

/** How far the import came, before the first part and after each. */
export const keepUnfinished = async (unfinished: Unfinished): Promise<void> => {
  rememberInTab(TAB_KEY, unfinished.importId);
  await inStore("readwrite", (store) => store.put(unfinished, "import"));
};

export const readKeptFile = async (): Promise<Blob | null> => {
  const file: Blob | null | undefined = await inStore("readonly", (store) => store.get("file"));
  return file ?? null;
};

/** Personal data must not stay behind in a browser: called at the end of an import and at sign-out. */
export const forgetUnfinished = async (): Promise<void> => {
  rememberInTab(TAB_KEY, null);
  await inStore("readwrite", (store) => store.clear());
};

/** The interrupted import of this tab, user and subject, or null; what belongs to others is deleted. */
export const findUnfinished = async (
  userId: string,
  /** Of `subjectKey`. */
  key: string,
): Promise<Unfinished | null> => {
  const found: Unfinished | null | undefined = await inStore("readonly", (store) => store.get("import"));
  if (!found) return null;
  if (found.userId !== userId || found.importId !== readOfTab(TAB_KEY)) {
    await forgetUnfinished();
    return null;
  }
  return subjectKey(found.subject) === key ? found : null;
};
