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
  expect(input).toMatchObject({ type: 'file', accept: 'image/*', hidden: true });
  input.dispatchEvent(new Event('change'));
  expect(await picking).toBe(picture);
});

test.each(['change', 'cancel'])('the file input is in the document until its %s', async (end) => {
  const picking = pickImage();
  const input = openedInput();
  expect(input.isConnected).toBe(true);
  input.dispatchEvent(new Event(end));
  await picking;
  expect(input.isConnected).toBe(false);
});

test('cancelling the file input resolves with nothing', async () => {
  const picking = pickImage();
  openedInput().dispatchEvent(new Event('cancel'));
  expect(await picking).toBeUndefined();
});
