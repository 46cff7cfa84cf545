/** Android's web view, iOS's without the name of a browser, and apps that pretend to be one. */
const marks = [
  /; wv\)/,
  /^(?!.*Safari\/).*(iPhone|iPad|iPod)/,
  /KAKAOTALK|NAVER\(inapp|DaumApps|Instagram|FB_IAB|FBAN/,
];

/**
 * Whether the page is shown inside another company's app, such as a messenger whose link was tapped. Its web view opens a
 * window in place of this one, or cut off from it.
 */
export const isInAnotherApp = (): boolean => marks.some((mark) => mark.test(navigator.userAgent));
