import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'today', label: '오늘' },
  { id: 'week', label: '주간' },
  { id: 'month', label: '월간' },
] as const;

function Example() {
  const [current, setCurrent] = useState<(typeof items)[number]['id']>('today');
  return <Tabs label="기간" items={items} current={current} onChange={setCurrent} />;
}

const selected = () => screen.getByRole('tab', { selected: true });

test('tabs are one stop for the Tab key', async () => {
  renderUi(<Example />);
  const user = userEvent.setup();
  await user.tab();
  expect(selected()).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('arrows, Home and End move the focus and the choice, around both ends', async () => {
  renderUi(<Example />);
  const user = userEvent.setup();
  await user.tab();
  const steps = [
    ['{ArrowRight}', '주간'],
    ['{End}', '월간'],
    ['{ArrowRight}', '오늘'],
    ['{ArrowLeft}', '월간'],
    ['{Home}', '오늘'],
  ] as const;
  for (const [key, label] of steps) {
    await user.keyboard(key);
    expect(selected()).toHaveTextContent(label);
    expect(selected()).toHaveFocus();
  }
});

test('a tab names the panel it opens', () => {
  renderUi(<Example />);
  expect(screen.getByRole('tab', { name: '주간' })).toHaveAttribute('aria-controls', 'week-panel');
});
