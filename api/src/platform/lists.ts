/** Lists: what a caller may sort by, and the page asked for. */
import type { ListQuery } from "@ijaza/schema/wire";
import type { OrderByItemBuilder } from "kysely";
import { AppError } from "./app-error.ts";

export type Order<Name extends string> = { by: Name; direction: "asc" | "desc" };

/** The order asked for, or the default one; throws `invalid_input` for a field that is none of `names`. */
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

/** The choices of a list with commas between; throws `invalid_input` for what is none of `choices`. */
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

type Directed = { order: Order<string>; mayBeEmpty: boolean };

/**
 * Sorts in the order's direction, with what is empty last. That is said only of columns that may be empty: an index in
 * the plain order does not serve a statement that says it.
 */
export function inOrder({ order, mayBeEmpty }: Directed): (by: OrderByItemBuilder) => OrderByItemBuilder {
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
