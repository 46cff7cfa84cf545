import { callsOfOpenApi } from './open-api.ts';

test('a path, its parameters and the data of its envelope become a call', () => {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const envelope = (data: object) => ({ type: 'object', properties: { code: { const: 0 }, data } });
  const list = { type: 'array', items: { type: ['integer', 'null'] } };
  const post = {
    parameters: [
      { in: 'path', name: 'shopId', required: true, schema: { type: 'integer' } },
      { in: 'query', name: 'sort', schema: { enum: ['new', 'old'] } },
      { in: 'cookie', name: 'other', schema: { type: 'string' } },
    ],
    requestBody: json({ type: 'object', properties: { on: { type: 'boolean' } }, required: ['on'] }),
    responses: { 200: json(envelope({ type: 'object', properties: { list }, required: ['list'] })), '4xx': json({}) },
  };
  expect(callsOfOpenApi({ paths: { '/api/v1/shop/{shopId}': { post } } })).toEqual({
    'POST /api/v1/shop/:shopId': {
      params: { is: 'object', has: { shopId: { shape: { is: 'number' } } } },
      query: {
        is: 'object',
        has: {
          sort: {
            optional: true,
            shape: {
              is: 'oneOf',
              shapes: [
                { is: 'literal', value: 'new' },
                { is: 'literal', value: 'old' },
              ],
            },
          },
        },
      },
      body: { is: 'object', has: { on: { shape: { is: 'boolean' } } } },
      reply: {
        is: 'object',
        has: {
          list: { shape: { is: 'list', of: { is: 'oneOf', shapes: [{ is: 'null' }, { is: 'number' }] } } },
        },
      },
    },
  });
});
