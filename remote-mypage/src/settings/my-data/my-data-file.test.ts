import type { MyData } from '@jangteo/contract';
import { myDataFile } from './my-data-file.ts';

const attack = '</script><script>alert(1)</script> & "인용"';

const data: MyData = {
  madeDt: '2026-11-22T15:30:00.000Z',
  sections: [
    {
      name: 'member',
      title: '회원 정보',
      columns: [
        { name: 'nickname', title: '닉네임' },
        { name: 'created_at', title: '처음 로그인한 때' },
        { name: 'birth_year', title: '태어난 해' },
      ],
      rows: [['온유', '2026-11-20T03:00:00.000Z', null]],
    },
    {
      name: 'post',
      title: '쓴 글',
      columns: [
        { name: 'title', title: '제목' },
        { name: 'is_multiple', title: '여럿을 고를 수 있는지' },
      ],
      rows: [
        [attack, false],
        ['둘째 글', true],
      ],
    },
    { name: 'accusation', title: '신고', columns: [{ name: 'reason', title: '이유' }], rows: [] },
  ],
  withheld: [{ title: '차단', reason: '다른 회원에 관한 것' }],
};

const opened = () => new DOMParser().parseFromString(myDataFile(data), 'text/html');

test('a person reads headings and values in Korean', () => {
  const page = opened();
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    '회원 정보',
    '쓴 글',
    '신고',
    '담지 않은 것',
  ]);
  const [member, posts] = page.querySelectorAll('table');
  expect([...(member?.querySelectorAll('tr') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '닉네임온유',
    '처음 로그인한 때2026년 11월 20일 12:00',
    '태어난 해',
  ]);
  expect(
    [...(posts?.querySelectorAll('tr') ?? [])].map(({ cells }) => [...cells].map((cell) => cell.textContent)),
  ).toEqual([
    ['제목', '여럿을 고를 수 있는지'],
    [attack, '아니요'],
    ['둘째 글', '예'],
  ]);
  expect(page.body.textContent).toContain('없어요.');
  expect(page.body.textContent).toContain('차단: 다른 회원에 관한 것');
});

test('a program reads the same as JSON, and nothing that a member wrote becomes markup', () => {
  const page = opened();
  expect(page.scripts).toHaveLength(1);
  expect(JSON.parse(page.querySelector('#my-data')?.textContent ?? '')).toEqual(data);
});
