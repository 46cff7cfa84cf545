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
  let texts = '';
  const leftOut: object[] = [];
  for (const row of rows) {
    if (row.json !== null) texts += texts ? `,${row.json}` : row.json;
    else {
      const { json, ...ids } = row;
      leftOut.push(ids);
    }
  }
  return new JsonText(`[${texts}]`, leftOut);
}

/** The texts in an object; none where it has to be serialised by its schema. */
export const jsonTextsIn = (value: unknown): JsonText<unknown>[] =>
  Object.values(Object(value)).filter((field) => field instanceof JsonText);

/**
 * The text of an object whose lists PostgreSQL has written. It is concatenated: unlike `join`, that copies the lists only
 * once, when the reply is sent.
 */
export function textWith(value: object): string {
  let fields = '';
  for (const [name, field] of Object.entries(value)) {
    fields += `${fields && ','}"${name}":${field instanceof JsonText ? field.text : JSON.stringify(field)}`;
  }
  return `{${fields}}`;
}
