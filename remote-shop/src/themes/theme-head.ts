import type { SeasonTheme } from '@jangteo/contract';
import type { Head } from '@jangteo/navigation';
import { sharePicture } from '../layout/share-picture.ts';
import { monthsOf } from './theme-months.ts';

interface Usual {
  title: string;
  description: string;
}

export function headOfTheme(theme: SeasonTheme | undefined, usual: Usual): Head {
  if (!theme) return { ...usual, title: `${usual.title} | 장터` };
  const months = monthsOf(theme);
  return {
    title: `${theme.name} | 장터 ${usual.title}`,
    description: `${theme.name}${months ? ` (${months})` : ''}. ${theme.intro}. ${usual.description}`,
    ...sharePicture(theme.imageUrl),
  };
}
