import { basketFiles } from './basket-files.ts';
import { marketFiles } from './market-files.ts';

interface Animation {
  /** Of the page that shows it. */
  folder: string;
  files: Record<string, string>;
}

export const animations: readonly Animation[] = [
  { folder: 'remote-auth/src/welcome/market', files: marketFiles },
  { folder: 'remote-mypage/src/game/basket', files: basketFiles },
];
