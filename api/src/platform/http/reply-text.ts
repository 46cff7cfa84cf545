import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';

type Write = (value: unknown) => string;

/** A schema as JSON has it. */
interface JsonSchema {
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: Record<string, TSchema>;
}

/**
 * Serialises a reply. A row that cannot be serialised, such as one with an impossible time, is left out of its list and
 * logged, so that the other rows are still returned.
 */
export function textOfReply(reply: FastifyReply, schema: TSchema, value: unknown): string {
  const write = (reply.getSerializationFunction('200') ?? writerOf(reply, schema)) as Write;
  try {
    return write(value);
  } catch (error) {
    const rest = withoutBadRows(schema, value, {
      writerOf: (rowSchema) => writerOf(reply, rowSchema),
      log: reply.request.log,
    });
    if (rest === value) throw error;
    return write(rest);
  }
}

/** Compiled when it is first needed. */
const writerOf = (reply: FastifyReply, schema: object): Write =>
  reply.compileSerializationSchema(schema as Record<string, unknown>) as Write;

interface WriterContext {
  writerOf: (schema: TSchema) => Write;
  log: FastifyBaseLogger;
}

/** Returns the same value where no row was left out. */
function withoutBadRows(schema: TSchema, value: unknown, means: WriterContext): unknown {
  const { anyOf, items, properties } = schema as JsonSchema;
  if (anyOf) return anyOf.reduce<unknown>((left, choice) => withoutBadRows(choice, left, means), value);
  if (items && Array.isArray(value)) return goodRows(items, value, means);
  if (!properties || typeof value !== 'object' || value === null) return value;
  const found = Object.entries(properties).flatMap(([name, inner]) => {
    const before = (value as Record<string, unknown>)[name];
    const after = withoutBadRows(inner, before, means);
    return after === before ? [] : [[name, after] as const];
  });
  return found.length > 0 ? { ...value, ...Object.fromEntries(found) } : value;
}

function goodRows(schema: TSchema, rows: readonly unknown[], { writerOf, log }: WriterContext): readonly unknown[] {
  const write = writerOf(schema);
  const good = rows.flatMap((row) => {
    const rest = withoutBadRows(schema, row, { writerOf, log });
    try {
      write(rest);
      return [rest];
    } catch (error) {
      log.error({ err: error, row: numbersOf(row) }, 'a row that cannot be written was left out');
      return [];
    }
  });
  return good.length === rows.length && good.every((row, n) => row === rows[n]) ? rows : good;
}

/** Identifies the row in the log, without any text of members. */
const numbersOf = (row: unknown): object =>
  Object.fromEntries(Object.entries(Object(row)).filter(([, value]) => typeof value === 'number'));
