import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type TObject, Type } from 'typebox';
import { Value } from 'typebox/value';
import { hasPlainTexts, removeDirections } from '../../src/platform/values/plain-text.ts';
import { OpsProblem } from '../command.ts';

/** Reads the fields that an operator wrote into a JSON file; `-` reads standard input. */
export async function readFields(file: string, schema: TObject, isPart: boolean): Promise<Record<string, unknown>> {
  const fields = parse(file, await read(file));
  removeDirections(fields);
  // A change may have some of the fields, but not none.
  const wanted = isPart ? Type.Partial(schema, { additionalProperties: false, minProperties: 1 }) : schema;
  const problems = Value.Errors(wanted, fields).flatMap(({ keyword, instancePath, params, message }) => {
    const place = instancePath.slice(1).replaceAll('/', '.');
    const at = (name: string) => [place, name].filter(Boolean).join('.');
    const { requiredProperties = [], additionalProperties = [] } = params as Record<string, string[] | undefined>;
    if (keyword === 'required') return requiredProperties.map((name) => `  ${at(name)}: 꼭 있어야 합니다`);
    if (keyword === 'additionalProperties')
      return additionalProperties.map((name) => `  ${at(name)}: 모르는 항목입니다`);
    // An unknown property has no further faults worth reporting.
    return keyword === 'boolean' ? [] : [`  ${place || '파일'}: ${message}`];
  });
  const damaged = Object.entries(fields ?? {}).filter(([, value]) => !hasPlainTexts(value));
  problems.push(...damaged.map(([name]) => `  ${name}: 저장할 수 없는 글자가 들어 있습니다`));
  if (problems.length > 0) throw new OpsProblem(['파일의 내용을 고쳐 주세요.', ...new Set(problems)].join('\n'));
  return fields as Record<string, unknown>;
}

const read = (file: string): Promise<string> =>
  file === '-'
    ? text(process.stdin)
    : readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw new OpsProblem(`파일을 읽지 못했습니다: ${file} (${error.code})`);
      });

function parse(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new OpsProblem(`JSON이 아닙니다: ${file} (${(error as Error).message})`);
  }
}
