/** An import that a reload interrupted: the file and the position, stored in this browser until it is done. */
import type { StudentWithoutCode } from "@ijaza/schema/students";
import { readOfTab, rememberInTab } from "../../../platform/remembered.ts";
import type { Mapping } from "../parsing/columns.ts";
import type { ReadingOptions } from "../parsing/read-file.ts";
import type { Subject } from "../parsing/subject.ts";
import type { Edit } from "../sheet/sheet-values.ts";

export type Unfinished = {
  importId: string;
  /** The user who began it; no other user's session resumes it. */
  userId: string;
  subject: Subject;
  fileName: string;
  cohortName?: string;
  checkedRows?: number;
  options: ReadingOptions;
  mapping: Mapping;
  edits: Edit[];
  /** The row number to resume with. */
  next: number;
  rowCount: number;
  created: number;
  existing: number;
  refused: number[];
  /** Absent in what an earlier release has stored. */
  withoutCode?: readonly StudentWithoutCode[];
};

const DATABASE = "imports";
const STORE = "unfinished";
/** Names the tab that began it; once the tab is closed the import cannot be resumed. */
const TAB_KEY = "import";

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A request may succeed in a transaction that is then given up, by a reload or for want of space. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was given up"));
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
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      const [result] = await Promise.all([resultOf(request), committed(transaction)]);
      return result;
    } finally {
      database.close();
    }
  } catch (error) {
    // Without storage the import works all the same; only a reload cannot resume it.
    console.warn("the import cannot be kept for a reload", error);
    return null;
  }
};

/** Stores the file, once, before its first part is sent. */
export const keepFile = async (file: Blob): Promise<void> => {
  await inStore("readwrite", (store) => store.put(file, "file"));
};

/** Stores the position, before the first part and after each. */
export const keepUnfinished = async (unfinished: Unfinished): Promise<void> => {
  rememberInTab(TAB_KEY, unfinished.importId);
  await inStore("readwrite", (store) => store.put(unfinished, "import"));
};

export const readKeptFile = async (): Promise<Blob | null> => {
  const file: Blob | null | undefined = await inStore("readonly", (store) => store.get("file"));
  return file ?? null;
};

/** Personal data must not stay in the browser: called at the end of an import and at sign-out. */
export const forgetUnfinished = async (): Promise<void> => {
  rememberInTab(TAB_KEY, null);
  await inStore("readwrite", (store) => store.clear());
};

/** The interrupted import of this tab and user, or null; one of another user or tab is deleted. */
export const findUnfinished = async (userId: string): Promise<Unfinished | null> => {
  const found: Unfinished | null | undefined = await inStore("readonly", (store) => store.get("import"));
  if (!found) return null;
  if (found.userId !== userId || found.importId !== readOfTab(TAB_KEY)) {
    await forgetUnfinished();
    return null;
  }
  return found;
};
