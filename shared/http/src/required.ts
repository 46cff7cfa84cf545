import { codes } from '@jangteo/contract/codes';
import { CallError } from './call-error.ts';

/** Throws before anything is sent. The text is the customer's own and meant for the developer of the call. */
export function required<T>(name: string, value: T | null | undefined, callName: string): T {
  if (value !== null && value !== undefined) return value;
  throw new CallError({
    kind: 'refused',
    code: codes.required,
    message: `Required parameter ${name} was null or undefined when calling ${callName}`,
  });
}
