import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Picture } from './picture.tsx';

const own = <Picture src="/img/apple-red-1" alt="사과" width={300} height={300} />;

test('[LAY-10] a picture loads lazily on white, keeps its place, and takes the width it is shown at', () => {
  renderUi(own);
  const image = screen.getByRole('img', { name: '사과' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '300');
  expect(image).toHaveAttribute('height', '300');
  expect(image).toHaveAttribute('srcset', expect.stringContaining('/img/apple-red-1/320 320w'));
  expect(image.parentElement).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
});

test('[LAY-10] a failed picture shows the built-in placeholder, and another picture is tried anew', () => {
  const { rerender } = renderUi(own);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: '사과' }).tagName).toBe('svg');
  rerender(<Picture src="/img/pear-1" alt="배" width={300} height={300} />);
  expect(screen.getByRole('img', { name: '배' }).tagName).toBe('IMG');
});

test('[LAY-10] a picture that failed without a connection is tried anew once there is one', () => {
  renderUi(own);
  fireEvent.error(screen.getByRole('img'));
  fireEvent.online(window);
  expect(screen.getByRole('img', { name: '사과' }).tagName).toBe('IMG');
});

test('[LAY-10] a picture whose request fails only after the connection is back is tried anew, once', () => {
  renderUi(own);
  fireEvent.online(window);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: '사과' }).tagName).toBe('IMG');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: '사과' }).tagName).toBe('svg');
});

test('a full address is used as it is', () => {
  renderUi(<Picture src="https://pictures.example/a.jpg" alt="사과" width={300} height={300} priority />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('src', 'https://pictures.example/a.jpg');
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that was shown smaller before stands beneath the larger one, at the width that is loaded already', () => {
  renderUi(<Picture src="/img/apple-red-1" alt="사과" width={640} height={640} shownBefore="216px" priority />);
  const [before, large] = screen.getByRole('img', { name: '사과' }).parentElement?.querySelectorAll('img') ?? [];
  expect(before).toHaveAttribute('sizes', '216px');
  expect(before).toHaveAttribute('alt', '');
  expect(large).toHaveAttribute('sizes', '100vw');
});
