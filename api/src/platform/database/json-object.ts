/** A time, which the contract has as a text in UTC. */
interface Time {
  time: string;
}
export const asTime = (time: string): Time => ({ time });

/** The names are in the order of the contract, which is that of the text. */
type Fields<T, Sql> = { readonly [Field in keyof T]-?: Sql };

/**
 * SQL that builds a JSON object: an expression for each field of `T`, no more and no fewer. A field that the contract adds
 * or renames does not compile until its SQL follows. Unlike `json_build_object`, it writes no spaces.
 */
export const jsonObject = <T>(fields: Fields<T, string>): string =>
  `(SELECT row_to_json(object) FROM (SELECT ${Object.entries(fields)
    .map(([field, sql]) => `${sql} AS "${field}"`)
    .join(', ')}) object)`;

/**
 * The same object as text, for `jsonList`. It is null where the contract cannot express one of the times, such as one with a
 * year of five digits.
 */
export function jsonRow<T>(fields: Fields<T, string | Time>): string {
  const entries = Object.entries<string | Time>(fields);
  const impossible = entries.flatMap(([, sql]) => (typeof sql === 'string' ? [] : [isImpossible(sql)]));
  const texts = entries.map(([field, sql]) => [field, typeof sql === 'string' ? sql : textOf(sql)] as const);
  const text = `${jsonObject(Object.fromEntries(texts))}::text`;
  return impossible.length > 0 ? `CASE WHEN ${impossible.join(' OR ')} THEN NULL ELSE ${text} END` : text;
}

const isImpossible = ({ time }: Time): string => `${time} < '0001-01-01Z' OR ${time} >= '10000-01-01Z'`;

const textOf = ({ time }: Time): string => `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
