import { pickImage } from './pick-image.ts';

/** The file input that the page opens. */
function openedInput(): HTMLInputElement {
  const clicked = jest.mocked(HTMLInputElement.prototype.click).mock.contexts[0];
  return clicked as HTMLInputElement;
}

beforeEach(() => {
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation();
});

test('[APP-01] on the web a picture is picked with a file input', async () => {
  const picking = pickImage();
  const input = openedInput();
  const picture = new File(['x'], 'dinner.jpg', { type: 'image/jpeg' });
  Object.defineProperty(input, 'files', { value: [picture] });
  input.dispatchEvent(new Event('change'));
  expect(input).toMatchObject({ type: 'file', accept: 'image/*' });
  expect(await picking).toBe(picture);
});

test('cancelling the file input resolves with nothing', async () => {
  const picking = pickImage();
  openedInput().dispatchEvent(new Event('cancel'));
  expect(await picking).toBeUndefined();
});
