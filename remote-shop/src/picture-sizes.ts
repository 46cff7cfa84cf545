/** How wide pictures are shown, as in an image's `sizes`. Pages are 480 px wide on larger screens. */
export const pictureSizes = {
  /** From edge to edge. */
  page: '(min-width: 480px) 480px, 100vw',
  /** Within the page's margins. */
  content: '(min-width: 480px) 448px, calc(100vw - 32px)',
  /** Two beside each other. */
  half: '(min-width: 480px) 218px, calc((100vw - 44px) / 2)',
};
