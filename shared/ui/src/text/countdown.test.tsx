import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Countdown } from './countdown.tsx';

const endsAt = Date.parse('2031-05-05T12:00:00Z');
const before = (hours: number, minutes = 0, seconds = 0) => endsAt - ((hours * 60 + minutes) * 60 + seconds) * 1000;

test('[SHP-01] shows hours, minutes and seconds, with days before them', () => {
  const { rerender } = renderUi(<Countdown endsAt={endsAt} now={before(3, 4, 5)} />);
  expect(screen.getByText('03:04:05')).toBeVisible();
  rerender(<Countdown endsAt={endsAt} now={before(50, 0, 9)} />);
  expect(screen.getByText('2일 02:00:09')).toBeVisible();
  rerender(<Countdown endsAt={endsAt} now={before(0, 2, 59)} withinHour />);
  expect(screen.getByText('02:59')).toBeVisible();
});

test('[SHP-01] says that it has ended', () => {
  renderUi(<Countdown endsAt={endsAt} now={endsAt} endedText="마감" />);
  expect(screen.getByRole('timer')).toHaveTextContent(/^마감$/);
});

test('the text for screen readers changes by the minute, not by the second', () => {
  const { rerender } = renderUi(<Countdown endsAt={endsAt} now={before(1, 20, 59)} />);
  const spoken = () => screen.getByText(/남음$/).textContent;
  expect(spoken()).toBe('1시간 20분 남음');
  rerender(<Countdown endsAt={endsAt} now={before(1, 20, 1)} />);
  expect(spoken()).toBe('1시간 20분 남음');
  rerender(<Countdown endsAt={endsAt} now={before(0, 0, 59)} />);
  expect(spoken()).toBe('1분 미만 남음');
});
