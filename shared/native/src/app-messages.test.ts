import { onAppMessage, passOn } from './app-messages.ts';

test('[SHP-07] a screen receives the messages it listens to, until it stops', () => {
  const liked = jest.fn();
  const viewed = jest.fn();
  const stop = onAppMessage('appProductLike', liked);
  onAppMessage('appRecentProduct', viewed);

  passOn({ name: 'appProductLike', likeMode: true, productNo: 12 });
  stop();
  passOn({ name: 'appProductLike', likeMode: false, productNo: 12 });

  expect(liked.mock.calls).toEqual([[{ likeMode: true, productNo: 12 }]]);
  expect(viewed).not.toHaveBeenCalled();
});
