import '@jangteo/testing';
import { forgetGivenName, givenName } from './given-name.ts';

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
const user = { name: { firstName: '처음', lastName: '한' }, email: 'a@b.kr' };

test('[SES-03] the name is last name and first name, and is kept until it has arrived', () => {
  expect(givenName(tokenOf('1'), user)).toBe('한처음');
  expect(givenName(tokenOf('1'), undefined)).toBe('한처음');
  expect(givenName(tokenOf('2'), undefined)).toBeUndefined();
  forgetGivenName();
  expect(givenName(tokenOf('1'), undefined)).toBeUndefined();
});

test.each([null, 'text', {}, { name: 'text' }, { name: { firstName: 1 } }, { name: { lastName: ' ' } }])(
  '%j contains no name',
  (told) => {
    expect(givenName('not a token', told)).toBeUndefined();
  },
);
