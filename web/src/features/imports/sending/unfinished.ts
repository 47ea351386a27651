/**
 * An import that a reload interrupted: the file and the position, stored in this browser until it is done. Each tab has
 * its own, and leaves those of other tabs alone as long as they are open.
 */
import type { StudentWithoutCode } from "@ijaza/schema/students/calls";
import { readOfTab, rememberInTab } from "../../../platform/remembered.ts";
import type { Mapping } from "../parsing/columns.ts";
import type { ReadingOptions } from "../parsing/read-file.ts";
import type { Subject } from "../parsing/subject.ts";
import type { DayOrders } from "../sheet/day-columns.ts";
import type { Edit } from "../sheet/sheet-values.ts";
import { claimImport, findClaimed, giveUpImport } from "./import-claims.ts";

export type Unfinished = {
  importId: string;
  /** The user who began it; no other user's session resumes it. */
  userId: string;
  subject: Subject;
  fileName: string;
  /** What its documents look like; absent where nothing could be chosen. */
  templateName?: string;
  cohortName?: string;
  checkedRows?: number;
  options: ReadingOptions;
  mapping: Mapping;
  edits: Edit[];
  days?: DayOrders;
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
/** Names the import of this tab; once the tab is closed the import cannot be resumed. */
const TAB_KEY = "import";

const KINDS = ["import", "file"] as const;
const keyOf = (kind: (typeof KINDS)[number], importId: string): string => `${kind}:${importId}`;

const ofTab = (): string | null => {
  const importId = readOfTab(TAB_KEY);
  return typeof importId === "string" ? importId : null;
};

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

const remove = async (importId: string): Promise<void> => {
  for (const kind of KINDS) await inStore("readwrite", (store) => store.delete(keyOf(kind, importId)));
};

/** Makes an import that of this tab, which keeps one only. */
async function takeOver(importId: string): Promise<void> {
  const before = ofTab();
  if (before === importId) return;
  if (before) await remove(before);
  giveUpImport(before);
  rememberInTab(TAB_KEY, importId);
  await claimImport(importId);
}

/** Stores the file, once, before its first part is sent. */
export async function keepFile(importId: string, file: Blob): Promise<void> {
  await takeOver(importId);
  await inStore("readwrite", (store) => store.put(file, keyOf("file", importId)));
}

/** Stores the position, before the first part and after each. */
export async function keepUnfinished(unfinished: Unfinished): Promise<void> {
  await takeOver(unfinished.importId);
  await inStore("readwrite", (store) => store.put(unfinished, keyOf("import", unfinished.importId)));
}

export async function readKeptFile(importId: string): Promise<Blob | null> {
  const file: Blob | null | undefined = await inStore("readonly", (store) => store.get(keyOf("file", importId)));
  return file ?? null;
}

/** Personal data must not stay in the browser: called at the end of an import. */
export async function forgetUnfinished(): Promise<void> {
  const importId = ofTab();
  if (importId === null) return;
  rememberInTab(TAB_KEY, null);
  await remove(importId);
  giveUpImport(importId);
}

/** Called at sign-out, which ends the session of every tab. */
export async function forgetAllUnfinished(): Promise<void> {
  rememberInTab(TAB_KEY, null);
  await inStore("readwrite", (store) => store.clear());
}

const read = async (importId: string): Promise<Unfinished | null> => {
  const found: Unfinished | null | undefined = await inStore("readonly", (store) =>
    store.get(keyOf("import", importId)),
  );
  return found ?? null;
};

/** Deletes the imports of tabs that were closed, and those of other users. */
async function removeAbandoned(userId: string): Promise<void> {
  const keys = await inStore("readonly", (store) => store.getAllKeys());
  if (!keys || keys.length === 0) return;
  const isClaimed = await findClaimed();
  for (const importId of new Set(keys.map((key) => String(key).split(":")[1] ?? ""))) {
    const isOther = importId !== ofTab() && !isClaimed(importId);
    const found = await read(importId);
    if (isOther || (found && found.userId !== userId)) await remove(importId);
  }
}

/** The interrupted import of this tab and user, or null. A tab that was duplicated does not get that of the first. */
export async function findUnfinished(userId: string): Promise<Unfinished | null> {
  await removeAbandoned(userId);
  const importId = ofTab();
  if (importId === null) return null;
  const found = await read(importId);
  return found && (await claimImport(importId)) ? found : null;
}
