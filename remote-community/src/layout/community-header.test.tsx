import { renderPart, screen } from '@jangteo/testing';
import { CommunityHeader, type CommunityTab } from './community-header.tsx';

test.each<[CommunityTab, string, string]>([
  ['popular', '글쓰기', '/community/dash-board/form'],
  ['dashboard', '글쓰기', '/community/dash-board/form'],
  ['qna', '질문하기', '/community/qna/form'],
  ['survey', '설문 만들기', '/community/survey/form'],
])('[RTE-18] on the tab %s one writes by %s', (current, label, form) => {
  renderPart(<CommunityHeader current={current} />);
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', form);
  expect(screen.getByRole('link', { name: '커뮤니티 검색' })).toHaveAttribute('href', '/community/search/recent');
  expect(screen.getAllByRole('listitem').map((tab) => tab.textContent)).toEqual(['인기글', '게시판', '질문', '설문']);
});
