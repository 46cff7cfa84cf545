import { answer, refuse, screen, waitFor } from '@jangteo/testing';
import { body, button, check, failure, open, prepareWriting, write, writeText } from '../../testing/writing.ts';
import { piecesOf } from '../../typing/use-ban-words.ts';

beforeEach(prepareWriting);

describe('[COM-04] ban words', () => {
  test('are shown while one writes, and the post cannot be sent', async () => {
    answer(check, ({ query }) =>
      query.text?.includes('나쁜말') ? { valid: false, words: ['나쁜말'] } : { valid: true, words: [] },
    );
    const page = await open();
    await writeText(page, '나쁜말을 써요');
    expect(await screen.findByText('쓸 수 없는 표현이 있어요: 나쁜말')).toBeVisible();
    expect(button('올리기')).toBeDisabled();
    await page.user.clear(body());
    await page.user.type(body(), '좋은 말을 써요');
    await waitFor(() => expect(button('올리기')).toBeEnabled());
  });

  test('that only the server finds are shown, and the text stays', async () => {
    refuse(check, failure);
    refuse(write, { status: 400, code: 12, message: '쓸 수 없는 표현이 있어요: 나쁜말' });
    const page = await open();
    await writeText(page);
    await page.user.click(button('올리기'));
    expect(await screen.findByRole('alert')).toHaveTextContent('쓸 수 없는 표현이 있어요: 나쁜말');
    expect(body()).toHaveValue('사과가 맛있었어요.');
    expect(body()).not.toHaveAttribute('readonly');
  });

  test('a long text is checked in pieces that overlap and cut no character', () => {
    const text = '🍎'.repeat(2_500);
    const pieces = piecesOf(text);
    expect(pieces.every((piece) => [...piece].length <= 1_000 && [...piece].every((one) => one === '🍎'))).toBe(true);
    const [first = '', second = ''] = piecesOf(`${'가'.repeat(995)}나쁜말입니다${'다'.repeat(500)}`);
    expect([first, second].some((piece) => piece.includes('나쁜말입니다'))).toBe(true);
  });
});
