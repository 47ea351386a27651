/** An unsaved design, stored in its tab so that a reload does not lose it. */
import { readOfTab, rememberInTab } from "../../../platform/remembered.ts";
import type { Design } from "../model/design.ts";

export type Draft = {
  /** The user who made it; no other user's session restores it. */
  userId: string;
  /** The version that it is based on. */
  basedOn: string | null;
  design: Design;
};

const keyOf = (key: string) => `template ${key}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isDesign = (value: unknown): value is Design =>
  isRecord(value) &&
  typeof value.name === "string" &&
  isRecord(value.layout) &&
  isRecord(value.layout.page) &&
  isRecord(value.layout.background) &&
  Array.isArray(value.layout.boxes) &&
  Array.isArray(value.fieldsDefinition);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.userId === "string" &&
  (value.basedOn === null || typeof value.basedOn === "string") &&
  isDesign(value.design);

export const keepDraft = (key: string, draft: Draft): void => rememberInTab(keyOf(key), draft);
export const forgetDraft = (key: string): void => rememberInTab(keyOf(key), null);

/** The draft of this tab and user, or null. */
export function readDraft(key: string, userId: string): Draft | null {
  const draft = readOfTab(keyOf(key));
  return isDraft(draft) && draft.userId === userId ? draft : null;
}
