import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const validators = new WeakMap<TSchema, Validator>();

/** What of a value does not fit its schema. Replies are checked by the thousand, which compiled code does at once. */
export function errorsIn(schema: TSchema, value: unknown): object[] {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  return validator.Check(value) ? [] : validator.Errors(value);
}
