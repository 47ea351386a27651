/** JSON schemas of the shapes that validate: OpenAPI 3.1 takes them as they are. Pure. */
import { z } from "zod";

export type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[]; [name: string]: unknown };

/** What a call may be sent (`input`) or answers (`output`) in this part. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => nameKeys(jsonSchema as JsonSchema),
  }) as JsonSchema;
  return rest;
}

/** A record over an enum requires keys that it does not declare: they are declared. */
function nameKeys(schema: JsonSchema): void {
  const { required, properties, propertyNames, additionalProperties } = schema;
  if (!required || properties || !propertyNames) return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties as JsonSchema]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** Whether the part takes anything at all. */
export const isEmpty = ({ type, properties, additionalProperties }: JsonSchema): boolean =>
  type === "object" && Object.keys(properties ?? {}).length === 0 && additionalProperties === false;
