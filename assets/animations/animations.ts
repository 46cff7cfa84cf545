import { basketFiles } from './basket-files.ts';
import { marketFiles } from './market-files.ts';

interface Animation {
  /** The folder of the page that shows the animation. */
  folder: string;
  files: Record<string, string>;
}

export const animations: readonly Animation[] = [
  { folder: 'remote-auth/src/welcome/market', files: marketFiles },
  { folder: 'remote-mypage/src/game/basket', files: basketFiles },
];
