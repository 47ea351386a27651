/** An unsaved design, stored in its tab so that a reload does not lose it. */

import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { Layout } from "@ijaza/schema/templates/box-layout";
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { readOfTab, rememberInTab } from "../../../platform/remembered.ts";
import type { Design } from "../model/design.ts";

export type Draft<Any extends AnyLayout> = {
  /** The user who made it; no other user's session restores it. */
  userId: string;
  /** The version that it is based on. */
  basedOn: string | null;
  design: Design<Any>;
};

const keyOf = (key: string) => `template ${key}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether a draft holds a layout of one version; its texts may still be wrong. */
export type IsLayout<Any extends AnyLayout> = (value: unknown) => value is Any;

export const isBoxLayout: IsLayout<Layout> = (value): value is Layout =>
  isRecord(value) && isRecord(value.page) && isRecord(value.background) && Array.isArray(value.boxes);

export const isRowLayout: IsLayout<StackLayout> = (value): value is StackLayout =>
  isRecord(value) &&
  value.version === 2 &&
  isRecord(value.page) &&
  isRecord(value.inks) &&
  Array.isArray(value.elements);

const isDesign = <Any extends AnyLayout>(value: unknown, isLayout: IsLayout<Any>): value is Design<Any> =>
  isRecord(value) && typeof value.name === "string" && isLayout(value.layout) && Array.isArray(value.fieldsDefinition);

const isDraft = <Any extends AnyLayout>(value: unknown, isLayout: IsLayout<Any>): value is Draft<Any> =>
  isRecord(value) &&
  typeof value.userId === "string" &&
  (value.basedOn === null || typeof value.basedOn === "string") &&
  isDesign(value.design, isLayout);

export const keepDraft = (key: string, draft: Draft<AnyLayout>): void => rememberInTab(keyOf(key), draft);
export const forgetDraft = (key: string): void => rememberInTab(keyOf(key), null);

/** The draft of this tab and user, or null. */
export function readDraft<Any extends AnyLayout>(
  key: string,
  { userId, isLayout }: { userId: string; isLayout: IsLayout<Any> },
): Draft<Any> | null {
  const draft = readOfTab(keyOf(key));
  return isDraft(draft, isLayout) && draft.userId === userId ? draft : null;
}
