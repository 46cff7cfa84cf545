import { parseOutsideScripts, withOutsideScripts } from './outside-scripts.ts';

test.each([
  ['{"elsewhere":{"script":"https://a.example/a.js"}}', 'there is no elsewhere'],
  ['{"tagManager":{}}', 'tagManager has no address'],
  ['{"tagManager":{"script":"/own.js"}}', 'tagManager has no address'],
  ['{"tagManager":{"script":"javascript:alert(1)"}}', 'tagManager has no address'],
  ['null', 'not an object'],
])('settings %s are refused at the start', (text, message) => {
  expect(() => parseOutsideScripts(text)).toThrow(message);
});

test('pages may connect to the origins of the outside scripts, each listed once, and to no other', () => {
  const scripts = parseOutsideScripts(
    JSON.stringify({
      tagManager: { script: 'https://tags.example/manager.js?id=1' },
      portalLog: { script: 'https://tags.example/log.js', account: 'a' },
    }),
  );
  expect(withOutsideScripts({ 'connect-src': ['https://more.example'] }, scripts)).toEqual({
    'connect-src': ['https://more.example', 'https://tags.example'],
    'img-src': ['https://tags.example'],
  });
  expect(withOutsideScripts({}, {})).toEqual({});
});
