import { calls } from '@jangteo/contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { closedSchema } from '../src/platform/http/document/closed-schema.ts';
import { errorsIn } from './errors-in.ts';

const schema = closedSchema(Type.Object({ list: Type.Array(Type.Union([Type.Integer(), Type.Null()])) }));

test.each([[{ list: [1, null] }], [{ list: [1, '2'] }], [{ list: [1.5] }], [{}], [{ list: [], more: 1 }], [null]])(
  'what is wrong with %j is found, as by an interpreter of the schema',
  (value) => {
    expect(errorsIn(schema, value)).toEqual([...Value.Errors(schema, value)]);
  },
);

test('no call has a reply that accepts anything', () => {
  const accepting = Object.entries(calls).filter(([, { reply }]) => errorsIn(reply, 'neither').length === 0);
  expect(accepting.map(([key]) => key)).toEqual([]);
});
