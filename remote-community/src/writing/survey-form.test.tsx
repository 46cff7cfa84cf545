import type { MyLevel, Poll } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { answer, cleanup, refuse, requestsTo, screen, waitFor } from '@jangteo/testing';
import { post } from '../testing/posts.ts';
import { body, button, failure, open, prepareWriting, title, writeText } from '../testing/writing.ts';

beforeEach(prepareWriting);

describe('[COM-05] a survey', () => {
  const survey = 'POST /api/v1/community/survey';
  const levelCall = 'GET /api/v1/user/level';
  const oneSurvey = 'GET /api/v1/community/survey/:id';
  const editSurvey = 'PUT /api/v1/community/survey/:id';
  const level: MyLevel = {
    level: 2,
    name: '새싹',
    lifetimeStars: 500,
    perks: [],
    next: { level: 3, name: '줄기', fromStars: 1_000, missingStars: 500 },
    progressRate: 50,
    levels: [],
  };
  const option = (n: number) => screen.getByRole('textbox', { name: `항목 ${n}` });
  const openSurvey = (postId?: number) => open(links.communitySurveyForm(postId));

  beforeEach(() => answer(levelCall, level));

  test('is written with two to six options, and closes in an hour to thirty days', async () => {
    answer(survey, { postId: 41 });
    const page = await openSurvey();
    await writeText(page);
    expect(button('설문 올리기')).toBeDisabled();
    await page.user.type(option(1), '부사');
    await page.user.type(option(2), '\u200b');
    expect(button('설문 올리기')).toBeDisabled();
    expect(screen.queryByText('같은 항목이 있어요.')).toBeNull();
    await page.user.type(option(2), '부사');
    expect(screen.getByText('같은 항목이 있어요.')).toBeVisible();
    expect(button('설문 올리기')).toBeDisabled();
    await page.user.clear(option(2));
    await page.user.type(option(2), '부사 말고 홍로');
    for (let count = 2; count < 6; count += 1) await page.user.click(button(/^항목 더하기/));
    expect(button(/^항목 더하기/)).toBeDisabled();
    await page.user.click(screen.getByRole('checkbox', { name: '여러 항목을 고를 수 있어요' }));
    await page.user.selectOptions(screen.getByRole('combobox', { name: '마감' }), '1시간 뒤');
    const before = Date.now();
    await page.user.click(button('설문 올리기'));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(41)));
    const sent = requestsTo(survey)[0]?.body as { options: string[]; isMultiple: boolean; closeDt: string };
    expect(sent).toMatchObject({ options: ['부사', '부사 말고 홍로'], isMultiple: true });
    expect(Date.parse(sent.closeDt) - before).toBeGreaterThan(60 * 60_000);
  });

  test('whose reply was lost is sent again as it was, also later', async () => {
    refuse(survey, failure);
    const page = await openSurvey();
    await writeText(page);
    await page.user.type(option(1), '부사');
    await page.user.type(option(2), '홍로');
    await page.user.click(button('설문 올리기'));
    await screen.findByText(/다시 보내도 한 번만 올라가요/);
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    answer(survey, { postId: 41 });
    const again = await openSurvey();
    await again.user.click(button('이어 쓰기'));
    await again.user.click(button('다시 보내기'));
    await waitFor(() => expect(again.location()).toBe(links.communityPost(41)));
    const [first, second] = requestsTo(survey);
    expect(second?.body).toEqual(first?.body);
  });

  test('needs a level: a member below it sees what is missing', async () => {
    answer(levelCall, { ...level, level: 1, next: { level: 2, name: '새싹', fromStars: 300, missingStars: 120 } });
    await openSurvey();
    expect(screen.getByText('설문은 레벨 2부터 만들 수 있어요.')).toBeVisible();
    expect(screen.getByText('별 120개를 더 모으면 새싹(레벨 2) 등급이 돼요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '내 등급 보기' })).toHaveAttribute('href', links.myLevel());
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('with votes keeps its title and options; its text and its end may change', async () => {
    const closeDt = '2027-01-01T00:00:00.000Z';
    const poll: Poll = {
      closeDt,
      isClosed: false,
      isMultiple: false,
      voterCount: 1,
      options: ['부사', '홍로'].map((text, n) => ({
        optionId: n + 1,
        text,
        voteCount: null,
        voteRate: null,
        isMine: false,
      })),
    };
    answer(oneSurvey, { ...post, board: 'survey', isMine: true, images: [], poll });
    answer(editSurvey, { postId: 7, editDt: '2026-11-22T10:00:00.000Z' });
    const page = await openSurvey(7);
    expect(option(1)).toBeDisabled();
    expect(screen.getByText('투표가 시작되어 항목은 바꿀 수 없어요.')).toBeVisible();
    expect(title()).toHaveAttribute('readonly');
    expect(title()).toHaveAccessibleDescription(/투표가 시작되어 제목은 바꿀 수 없어요\./);
    await page.user.type(title(), '!');
    await page.user.type(body(), '!');
    await page.user.click(button('고치기'));
    await waitFor(() => expect(page.location()).toBe(links.communityPost(7)));
    expect(requestsTo(editSurvey)).toMatchObject([
      { body: { title: post.title, body: `${post.body}!`, options: ['부사', '홍로'], closeDt } },
    ]);
  });
});
