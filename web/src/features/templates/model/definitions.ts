/**
 * The definitions of a certificate's fields while they are edited: which are complete, and what a change means. Pure.
 */
import type { FieldDefinition } from "@ijaza/schema/templates/calls";

const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;

/** Whether a definition is complete enough to be drawn; the server validates the rest. */
export const isWhole = ({ name, label, type, choices = [] }: FieldDefinition): boolean =>
  NAME.test(name) &&
  Object.values(label).every((text) => text.trim() !== "") &&
  (type !== "choice" || (choices.length > 0 && choices.every((choice) => choice.trim() !== "")));

/** The complete definitions, without repeated names: those that a preview may name. */
export const drawable = (definitions: readonly FieldDefinition[]): FieldDefinition[] =>
  definitions.filter(
    (definition, at) => isWhole(definition) && definitions.findIndex(({ name }) => name === definition.name) === at,
  );

/** A new definition under the first unused name, such as `field3`. */
export function newDefinition(definitions: readonly FieldDefinition[]): FieldDefinition {
  const taken = new Set(definitions.map(({ name }) => name));
  let at = 1;
  while (taken.has(`field${at}`)) at += 1;
  return { name: `field${at}`, label: { en: "", fr: "", ar: "" }, type: "text", required: false };
}

/** Changes the type; options are kept for a choice only. */
export function withType({ choices, ...definition }: FieldDefinition, type: FieldDefinition["type"]): FieldDefinition {
  return type === "choice" ? { ...definition, type, choices: choices ?? [] } : { ...definition, type };
}

/** The options in a text, one on each line, without empty lines. */
export const choicesOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((choice) => choice.trim())
      .filter(Boolean),
  ),
];

/** Names of import columns that are new, gone, or required from now on. */
export type ColumnChanges = { added: string[]; removed: string[]; needed: string[] };

export function columnChanges(
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): ColumnChanges | undefined {
  const named = (list: readonly FieldDefinition[], name: string) => list.find((each) => each.name === name);
  const changes = {
    added: after.filter(({ name }) => !named(before, name)).map(({ name }) => name),
    removed: before.filter(({ name }) => !named(after, name)).map(({ name }) => name),
    needed: after.filter(({ name, required }) => required && !named(before, name)?.required).map(({ name }) => name),
  };
  return Object.values(changes).some((names) => names.length > 0) ? changes : undefined;
}

/** Moves a definition one place up or down; the first and the last stay. */
export function moveDefinition(definitions: readonly FieldDefinition[], at: number, step: -1 | 1): FieldDefinition[] {
  const moved = [...definitions];
  const [one, other] = [moved[at], moved[at + step]];
  if (!one || !other) return moved;
  moved[at] = other;
  moved[at + step] = one;
  return moved;
}
