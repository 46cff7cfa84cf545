import type { codes } from '@jangteo/contract/codes';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { ApiError } from '../../errors.ts';
import { readHeaders } from './call-headers.ts';
import { readTexts } from './text-values.ts';

/** Strings of query and path are converted to the types of their schema; a body must have the right types. */
export function validateStrictly(app: FastifyInstance): void {
  const ajv = addFormats.default(new Ajv({ removeAdditional: false, useDefaults: true, allErrors: false }));
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const validate = ajv.compile(schema);
    if (httpPart === 'body') return validate;
    if (httpPart === 'headers') {
      return (headers: Record<string, unknown>) =>
        validate(readHeaders(schema, headers)) ? {} : { error: validate.errors };
    }
    return (texts: Record<string, unknown>) => {
      const value = readTexts(schema, texts);
      return validate(value) ? { value } : { error: validate.errors };
    };
  });
  app.setSchemaErrorFormatter(([first], part) => (first ? asApiError(first, part) : new ApiError('notMatched')));
}

type ErrorName = Exclude<keyof typeof codes, 'ok'>;

/** The customer's code for each broken keyword of a schema. */
const nameByKeyword: Record<string, ErrorName> = {
  required: 'required',
  minProperties: 'required',
  additionalProperties: 'unsupported',
  type: 'notMatched',
  pattern: 'notMatched',
  format: 'notMatched',
  const: 'undefined',
  enum: 'undefined',
  anyOf: 'undefined',
  minimum: 'outOfRange',
  maximum: 'outOfRange',
  exclusiveMinimum: 'outOfRange',
  exclusiveMaximum: 'outOfRange',
  multipleOf: 'outOfRange',
  minLength: 'outOfRange',
  maxLength: 'outOfRange',
  minItems: 'outOfRange',
  maxItems: 'outOfRange',
  uniqueItems: 'outOfRange',
};

/** An impossible id gets the same code as an id that does not exist. */
const isBeyondIds = (keyword: string, part: string): boolean =>
  part === 'params' && (keyword === 'minimum' || keyword === 'maximum');

function asApiError({ keyword, instancePath, params }: FastifySchemaValidationError, part: string): ApiError {
  if (isBeyondIds(keyword, part)) return new ApiError('noData');
  const named = params.missingProperty ?? params.additionalProperty ?? '';
  const field = [...instancePath.split('/').slice(1), String(named)].filter(Boolean).join('.').slice(0, 60);
  return new ApiError(nameByKeyword[keyword] ?? 'notMatched', { field });
}
