import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';

type Write = (value: unknown) => string;

/** A schema as JSON has it. */
interface Described {
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: Record<string, TSchema>;
}

/**
 * The text of a reply. A row that cannot be written, such as one with a time that no calendar has, is left out of its
 * list and logged: it must not take the other rows with it.
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

/** Compiled when a row is looked at for the first time. */
const writerOf = (reply: FastifyReply, schema: object): Write =>
  reply.compileSerializationSchema(schema as Record<string, unknown>) as Write;

interface Means {
  writerOf: (schema: TSchema) => Write;
  log: FastifyBaseLogger;
}

/** The same value where no row has to go. */
function withoutBadRows(schema: TSchema, value: unknown, means: Means): unknown {
  const { anyOf, items, properties } = schema as Described;
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

function goodRows(schema: TSchema, rows: readonly unknown[], { writerOf, log }: Means): readonly unknown[] {
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

/** By which the row is found again, and nothing that anyone has written. */
const numbersOf = (row: unknown): object =>
  Object.fromEntries(Object.entries(Object(row)).filter(([, value]) => typeof value === 'number'));
