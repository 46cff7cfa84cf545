// Decision: docs/decisions/2026-11-23-rows-are-sent-as-postgresql-wrote-them.md

/** The JSON of a `T` that PostgreSQL has written. A reply sends it as it is: its rows are neither parsed nor serialised. */
export class JsonText<T> {
  declare readonly describes: T;
  readonly text: string;
  /** Rows that could not be written, for the log. */
  readonly leftOut: readonly object[];

  constructor(text: string, leftOut: readonly object[] = []) {
    this.text = text;
    this.leftOut = leftOut;
  }
}

/** An object whose lists PostgreSQL may have written. Its fields are in the order of the contract. */
export type WithJsonText<T> = T extends object ? { [Field in keyof T]: OrJsonText<T[Field]> } : T;

type OrJsonText<Value> = Value extends readonly unknown[] ? Value | JsonText<Value> : Value;

/** A row with its `jsonRow`, and the ids that identify it in the log. */
interface WrittenRow {
  json: string | null;
}

/** Leaves out rows that PostgreSQL could not write. */
export function jsonList<T>(rows: readonly WrittenRow[]): JsonText<T[]> {
  const texts: string[] = [];
  const leftOut: object[] = [];
  for (const { json, ...ids } of rows) {
    if (json === null) leftOut.push(ids);
    else texts.push(json);
  }
  return new JsonText(`[${texts.join(',')}]`, leftOut);
}

/** The texts in an object; none where it has to be serialised by its schema. */
export const jsonTextsIn = (value: unknown): JsonText<unknown>[] =>
  Object.values(Object(value)).filter((field) => field instanceof JsonText);

/** The text of an object whose lists PostgreSQL has written. */
export const textWith = (value: object): string =>
  `{${Object.entries(value)
    .map(([name, field]) => `"${name}":${field instanceof JsonText ? field.text : JSON.stringify(field)}`)
    .join(',')}}`;
