/** Lists: the fields that a caller may sort by, and the requested page. */
import type { ListQuery } from "@ijaza/schema/calls/wire";
import type { OrderByItemBuilder } from "kysely";
import { AppError } from "./app-error.ts";

export type Order<Name extends string> = { by: Name; direction: "asc" | "desc" };

/** The requested order, or the default; throws `invalid_input` for a field that is not in `names`. */
export function readOrder<Name extends string>(
  sort: string | undefined,
  { names, otherwise }: { names: readonly Name[]; otherwise: Order<Name> },
): Order<Name> {
  if (!sort) return otherwise;
  const by = names.find((name) => name === sort.replace(/^-/, ""));
  if (!by)
    throw new AppError("invalid_input", {
      fields: [{ path: "sort", error: "not_a_sort", data: { choices: names.join(", ") } }],
    });
  return { by, direction: sort.startsWith("-") ? "desc" : "asc" };
}

/** The choices of a comma-separated list; throws `invalid_input` for a value that is not in `choices`. */
export function readChoices<Choice extends string>(
  text: string,
  { path, choices }: { path: string; choices: readonly Choice[] },
): Choice[] {
  const isChoice = (named: string): named is Choice => choices.some((choice) => choice === named);
  const named = text.split(",");
  if (named.every(isChoice)) return named;
  const fault = { path, error: "not_a_choice" as const, data: { choices: choices.join(", ") } };
  throw new AppError("invalid_input", { fields: [fault] });
}

type InOrderOptions = { order: Order<string>; mayBeEmpty: boolean };

/**
 * Sorts in the order's direction, with nulls last. `nulls last` is added only for nullable columns, because an index in
 * the plain order does not serve a statement that has it.
 */
export function inOrder({ order, mayBeEmpty }: InOrderOptions): (by: OrderByItemBuilder) => OrderByItemBuilder {
  return (by) => {
    const directed = order.direction === "asc" ? by.asc() : by.desc();
    return mayBeEmpty ? directed.nullsLast() : directed;
  };
}

/** `limit` and `offset` of a page. */
export const windowOf = ({ page, pageSize }: Pick<ListQuery, "page" | "pageSize">) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});
