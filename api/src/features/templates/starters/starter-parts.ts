/** Parts that the starters are written with. Millimetres. */
import type { Texts } from "@ijaza/schema/product";
import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates/calls";
import type { stackLayout } from "@ijaza/schema/templates/stack-layout";
import type { z } from "zod";

export type LayoutInput = z.input<typeof stackLayout>;
export type ElementInput = LayoutInput["elements"][number];
type StackInput = Extract<ElementInput, { kind: "stack" }>;
export type RowInput = StackInput["rows"][number];
export type CellInput = RowInput["cells"][number];
type Place = Pick<CellInput, "language" | "x" | "width" | "align">;
type Style = Partial<Omit<CellInput, keyof Place | "text">>;

/** A design that a university begins its own template from. `country` has the wording it was written for. */
export type Starter = {
  id: string;
  kind: TemplateKind;
  name: Texts;
  fieldsDefinition: FieldDefinition[];
  layout: LayoutInput;
};

/** A column of cells, which are set alike but for what each says otherwise. */
export const column =
  (place: Omit<Place, "align"> & Partial<Pick<Place, "align">>) =>
  (text: string, style: Style = {}): CellInput => ({ align: "center", role: "text", ...place, ...style, text });

type RowOptions = Omit<RowInput, "cells">;

export const row = (options: RowOptions, ...cells: CellInput[]): RowInput => ({ ...options, cells });

export const fixedRow = (options: { id: string; y: number }, ...cells: CellInput[]): ElementInput => ({
  kind: "row",
  ...options,
  cells,
});

export const A4 = {
  landscape: { size: "A4", orientation: "landscape" },
  portrait: { size: "A4", orientation: "portrait" },
} as const;

export const INK = { ink: "#0d1d23", second: "#3b4c54" } as const;

/** A field of a certificate in one language. */
export const define = (
  name: string,
  label: Texts,
  options: Partial<Pick<FieldDefinition, "type" | "required" | "choices">> = {},
): FieldDefinition => ({ name, label, type: "text", required: false, ...options });

/** The sex that the words of a certificate agree with; without it they name both forms. */
export const SEX = define(
  "sex",
  { en: "Sex (F or M)", fr: "Sexe (F ou M)", ar: "الجنس (F أو M)" },
  { type: "choice", choices: ["F", "M"] },
);
