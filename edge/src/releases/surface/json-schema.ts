import { anything, oneOf, type Properties, type Shape } from './shape.ts';
import type { Call } from './surface.ts';

export interface JsonSchema {
  type?: string | string[];
  const?: string | number | boolean | null;
  enum?: (string | number | boolean | null)[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  nullable?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  patternProperties?: Record<string, JsonSchema>;
  items?: JsonSchema | JsonSchema[];
}

/** A call's schemas, as the contract defines them. */
export interface CallSchemas {
  params?: JsonSchema;
  query?: JsonSchema;
  headers?: JsonSchema;
  body?: JsonSchema;
  reply: JsonSchema;
}

export function shapesOfCall({ params, query, headers, body, reply }: CallSchemas): Call {
  const parts = Object.entries({ params, query, headers, body }).flatMap(([part, schema]) =>
    schema ? [[part, shapeOfSchema(schema)] as const] : [],
  );
  return { ...Object.fromEntries(parts), reply: shapeOfSchema(reply) };
}

/** Kinds, properties and literals; limits and formats are the API's own to check. */
export function shapeOfSchema(schema: JsonSchema): Shape {
  if (schema.nullable) return oneOf([shapeOfSchema({ ...schema, nullable: false }), { is: 'null' }]);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return oneOf(schema.enum.map(literal));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return oneOf(alternatives.map(shapeOfSchema));
  if (schema.allOf) return merged(schema.allOf.map(shapeOfSchema));
  if (Array.isArray(schema.type)) return oneOf(schema.type.map((type) => shapeOfSchema({ ...schema, type })));
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
    case 'number':
      return { is: schema.type };
    case 'integer':
      return { is: 'number' };
    case 'array':
      return { is: 'list', of: Array.isArray(schema.items) ? anything : shapeOfSchema(schema.items ?? {}) };
    case 'object':
      return objectShape(schema);
    default:
      return schema.properties ? objectShape(schema) : anything;
  }
}

function objectShape({ properties = {}, required = [], ...others }: JsonSchema): Shape {
  const has: Properties = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { shape: shapeOfSchema(schema), ...(!required.includes(name) && { optional: true as const }) },
    ]),
  );
  const [pattern] = Object.values(others.patternProperties ?? {});
  const every = pattern ?? (typeof others.additionalProperties === 'object' ? others.additionalProperties : undefined);
  return { is: 'object', has, ...(every && { every: shapeOfSchema(every) }) };
}

const literal = (value: string | number | boolean | null): Shape =>
  value === null ? { is: 'null' } : { is: 'literal', value };

function merged(shapes: readonly Shape[]): Shape {
  const has: Properties = {};
  for (const shape of shapes) {
    if (shape.is !== 'object') return anything;
    Object.assign(has, shape.has);
  }
  return { is: 'object', has };
}
