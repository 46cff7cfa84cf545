import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type TObject, Type } from 'typebox';
import { Value } from 'typebox/value';
import { OpsProblem } from '../command.ts';

/** The fields that an operator wrote into a JSON file; `-` is what another program hands over. */
export async function readFields(file: string, schema: TObject, isPart: boolean): Promise<Record<string, unknown>> {
  const fields = parse(file, await read(file));
  // What is changed may be a part of it, but not nothing.
  const wanted = isPart ? Type.Partial(schema, { additionalProperties: false, minProperties: 1 }) : schema;
  const problems = Value.Errors(wanted, fields).map(({ instancePath, message }) => {
    const field = instancePath.slice(1).replaceAll('/', '.') || '파일';
    return `  ${field}: ${message}`;
  });
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
