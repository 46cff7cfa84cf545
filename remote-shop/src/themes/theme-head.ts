import type { SeasonTheme } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { Head } from '@jangteo/navigation';
import { sharePicture } from '@jangteo/page';
import { breadcrumb } from '../structured-data/breadcrumb.ts';
import { monthsOf } from './theme-months.ts';

interface Usual {
  title: string;
  description: string;
}

export function headOfTheme(theme: SeasonTheme | undefined, { origin }: URL, usual: Usual): Head {
  if (!theme) return { ...usual, title: `${usual.title} | 장터` };
  const months = monthsOf(theme);
  return {
    title: `${theme.name} | 장터 ${usual.title}`,
    description: `${theme.name}${months ? ` (${months})` : ''}. ${theme.intro}. ${usual.description}`,
    ...sharePicture(theme.imageUrl),
    things: [breadcrumb(origin, [{ name: '제철 먹거리', path: links.season() }, { name: theme.name }])],
  };
}
