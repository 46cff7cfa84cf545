import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';
import { JsonText, jsonTextsIn, textWith } from '../values/json-text.ts';

type Write = (value: unknown) => string;

/** A schema as JSON has it. */
interface JsonSchema {
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: Record<string, TSchema>;
}

interface Answer {
  data: unknown;
}

/**
 * Serialises a reply, except for lists that PostgreSQL has written. A row that cannot be written, such as one with an
 * impossible time, is left out of its list and logged, so that the other rows are still returned.
 */
export function textOfReply(reply: FastifyReply, schema: TSchema, value: Answer): string {
  const written = jsonTextsIn(value.data);
  if (written.length > 0) return textOfWritten(reply, value, written);
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

function textOfWritten(reply: FastifyReply, answer: Answer, written: readonly JsonText<unknown>[]): string {
  for (const row of written.flatMap(({ leftOut }) => leftOut)) reply.request.log.error({ row }, leftOutMessage);
  return textWith({ ...answer, data: new JsonText(textWith(Object(answer.data))) });
}

const leftOutMessage = 'a row that cannot be written was left out';

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
      log.error({ err: error, row: numbersOf(row) }, leftOutMessage);
      return [];
    }
  });
  return good.length === rows.length && good.every((row, n) => row === rows[n]) ? rows : good;
}

/** Identifies the row in the log, without any text of members. */
const numbersOf = (row: unknown): object =>
  Object.fromEntries(Object.entries(Object(row)).filter(([, value]) => typeof value === 'number'));
