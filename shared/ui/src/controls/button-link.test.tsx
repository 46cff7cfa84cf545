import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { ButtonLink } from './button-link.ts';

test('a stretched button takes the whole width, a small one keeps a finger’s height', () => {
  renderUi(
    <>
      <ButtonLink href="/a" stretched>
        넓게
      </ButtonLink>
      <ButtonLink href="/b" size="sm">
        작게
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole('link', { name: '넓게' })).toHaveStyle({ width: 'var(--jt-sizes-full)' });
  expect(screen.getByRole('link', { name: '작게' })).toHaveStyle({ minHeight: '2.25rem' });
});
