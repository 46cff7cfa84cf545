import { renderPart } from '@jangteo/testing';
import { ScrollPlace } from './index.ts';

const hashTarget = (id: string, top: number) => {
  const element = document.body.appendChild(Object.assign(document.createElement('div'), { id }));
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
};

beforeEach(() => {
  window.scrollTo = jest.fn();
});
afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['encoded', `#${encodeURIComponent('할인')}`, '할인'],
  ['that is not encoded', '#50%할인', '50%할인'],
])('an address with a hash %s opens at the element that it names', (_what, hash, id) => {
  hashTarget(id, 500);
  renderPart(<ScrollPlace />, `/${hash}`);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 370, behavior: 'smooth' });
});

test('a malformed % in a hash that names no element leaves the page as it is', () => {
  renderPart(
    <>
      <ScrollPlace />
      <h1>홈</h1>
    </>,
    '/#100%',
  );
  expect(document.querySelector('h1')).toHaveTextContent('홈');
});
