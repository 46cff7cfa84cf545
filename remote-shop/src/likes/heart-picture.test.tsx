import { renderPart } from '@jangteo/testing';
import { Icon } from '@jangteo/ui';
import { heartPath, heartPicture } from './heart-picture.ts';

test('the hearts of the picture have the shape of the icons', () => {
  renderPart(
    <>
      <Icon name="heart" />
      <Icon name="heart-filled" />
    </>,
  );
  const shapes = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(shapes).toEqual([heartPath, heartPath]);
  expect(heartPicture.split(heartPath)).toHaveLength(2);
});
