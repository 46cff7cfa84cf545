import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../testing/open-app.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('the skip link moves the focus to the page, without an entry of the history', async () => {
  openApp('/');
  await screen.findByText('홈 화면');
  const link = screen.getByRole('link', { name: '본문으로 건너뛰기' });
  expect(link).toHaveAttribute('href', '#page');
  const entries = window.history.length;
  await userEvent.click(link);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.history).toHaveLength(entries);
  expect(window.location.hash).toBe('');
});

test('a click that opens the skip link in a new tab is left to the browser', async () => {
  openApp('/');
  await screen.findByText('홈 화면');
  expect(fireEvent.click(screen.getByRole('link', { name: '본문으로 건너뛰기' }), { ctrlKey: true })).toBe(true);
});
