/** JSON schemas of the validating shapes; OpenAPI 3.1 uses them unchanged. Pure. */
import { z } from "zod";

export type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[]; [name: string]: unknown };

/** The schema of requests (`input`) or of answers (`output`) for this part. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => nameKeys(jsonSchema as JsonSchema),
  }) as JsonSchema;
  return rest;
}

/** A record over an enum requires keys that it does not declare, so they are declared here. */
function nameKeys(schema: JsonSchema): void {
  const { required, properties, propertyNames, additionalProperties } = schema;
  if (!required || properties || !propertyNames) return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties as JsonSchema]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** Whether the part accepts any value. */
export const isEmpty = ({ type, properties, additionalProperties }: JsonSchema): boolean =>
  type === "object" && Object.keys(properties ?? {}).length === 0 && additionalProperties === false;
