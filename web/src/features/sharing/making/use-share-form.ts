/** The state of the form that makes a share, and the call made of it. */
import { DEFAULT_SHARE_DAYS, DEFAULT_VIEWS, type Purpose, type Share } from "@ijaza/schema/sharing/shares";
import type { Claims } from "@ijaza/verifier/result";
import { useState } from "react";
import { dayIn, endOf } from "./share-end.ts";
import { claimsOfPreset, isFixed, type Preset, presetOf, type Shareable } from "./shareable.ts";

export type ShareOptions = {
  recordIds: readonly string[];
  preset: Preset;
  /** Facts chosen one by one, by document. */
  own: Readonly<Record<string, readonly string[]>>;
  purpose: Purpose;
  purposeText: string;
  label: string;
  /** `YYYY-MM-DD`. */
  day: string;
  views: number;
  pin: boolean;
};

/** The start of a form: a document, or a share that is made again. */
export type ShareStart = { recordId: string } | { again: Share };

const startOf = (start: ShareStart, documents: readonly Shareable[]): ShareOptions => {
  const rest = { day: dayIn(DEFAULT_SHARE_DAYS), pin: false };
  if (!("again" in start))
    return {
      ...rest,
      recordIds: [start.recordId],
      preset: "printed",
      own: {},
      purpose: "job",
      purposeText: "",
      label: "",
      views: DEFAULT_VIEWS,
    };
  const { items, purpose, purposeText, label, viewsAllowed, hasPin } = start.again;
  const held = items.filter(({ documentId: recordId }) => documents.some(({ _id }) => _id === recordId));
  const presets = held.map(({ documentId: recordId, claims }) => {
    const document = documents.find(({ _id }) => _id === recordId);
    return document ? presetOf(document, claims) : "own";
  });
  const [first = "printed"] = presets;
  return {
    ...rest,
    recordIds: held.map(({ documentId: recordId }) => recordId),
    preset: presets.every((each) => each === first) ? first : "own",
    own: Object.fromEntries(held.map(({ documentId: recordId, claims }) => [recordId, claims])),
    purpose,
    purposeText: purposeText ?? "",
    label: label ?? "",
    views: viewsAllowed,
    pin: hasPin,
  };
};

/** The facts of a document that these options disclose. */
export const chosenOf = (options: ShareOptions, document: Shareable, claims: Claims): string[] => {
  const made = Object.keys(claims);
  if (options.preset !== "own") return claimsOfPreset(options.preset, document, made);
  const own = options.own[document._id] ?? claimsOfPreset("printed", document, made);
  return made.filter((name) => isFixed(name) || own.includes(name));
};

export const useShareForm = (start: ShareStart, documents: readonly Shareable[]) => {
  const [options, setOptions] = useState(() => startOf(start, documents));
  const set = (changes: Partial<ShareOptions>) => setOptions((before) => ({ ...before, ...changes }));
  return { options, set };
};

/** The input of the call. */
export const callOf = (options: ShareOptions, items: { documentId: string; claims: string[] }[]) => ({
  items,
  purpose: options.purpose,
  purposeText: options.purpose === "other" ? options.purposeText.trim() : undefined,
  label: options.label.trim() || undefined,
  expiresAt: endOf(options.day),
  views: options.views,
  pin: options.pin,
});
