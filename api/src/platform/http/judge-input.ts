/** Judges the input of a call by its schemas. */
import type { Endpoint, Input } from "@ijaza/schema/calls/endpoint";
import { z } from "zod";
import { inputRefusal } from "./input-faults.ts";
import { refuseHostileInput } from "./input-limits.ts";

/** Entries of a list that is judged as a whole; of a longer one the first fault is named, because every entry may have some. */
const LONGEST_LIST = 200;

type Unjudged = { params?: unknown; query?: unknown; body?: unknown };

/** Gives what parses the input of the call. That throws `invalid_input`. */
export function judgeOf<E extends Endpoint>(endpoint: E): (unjudged: Unjudged) => Input<E> {
  const lists = listsOf(endpoint.body);
  return ({ params = {}, query = {}, body = {} }) => {
    refuseHostileInput(endpoint, { params, query, body });
    for (const list of lists) refuseFaultyList(list, body);
    const values = [parse(endpoint.params, params), parse(endpoint.query, query), parse(endpoint.body, body)];
    if (values.some((value) => Array.isArray(value))) return values.find((value) => Array.isArray(value)) as Input<E>;
    return Object.assign({}, ...values) as Input<E>;
  };
}

function parse(schema: z.ZodType, value: unknown, ...above: string[]): unknown {
  const judged = schema.safeParse(value, { reportInput: true });
  if (!judged.success) throw inputRefusal(judged.error, ...above);
  return judged.data;
}

type List = { name: string; entry: z.ZodType };

/** The lists that are members of the body. */
function listsOf(body: z.ZodType): List[] {
  if (!(body instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(body.shape).flatMap(([name, member]) => {
    const list = withoutWrapping(member);
    return list instanceof z.ZodArray ? [{ name, entry: list.element as z.ZodType }] : [];
  });
}

function withoutWrapping(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapped ? withoutWrapping(schema.unwrap() as z.ZodType) : schema;
}

function refuseFaultyList({ name, entry }: List, body: unknown): void {
  const list = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  if (!Array.isArray(list) || list.length <= LONGEST_LIST) return;
  for (const [at, value] of list.entries()) parse(entry, value, name, String(at));
}
