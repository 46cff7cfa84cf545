import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { ButtonLink } from './button-link.ts';

test.each([{ stretched: true }, { size: 'sm' }, { size: 'lg' }, { look: 'outline' }, { look: 'plain' }] as const)(
  'a %j button link has styles of its own',
  (choice) => {
    renderUi(
      <>
        <ButtonLink href="/a">그냥</ButtonLink>
        <ButtonLink href="/b" {...choice}>
          다르게
        </ButtonLink>
      </>,
    );
    expect(screen.getByText('다르게').className).not.toBe(screen.getByText('그냥').className);
  },
);
