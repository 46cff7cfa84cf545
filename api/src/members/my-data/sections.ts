import { communitySections } from './community-sections.ts';
import { marketSections } from './market-sections.ts';
import { memberSections } from './member-sections.ts';
import type { Section } from './section.ts';
import { starSections } from './star-sections.ts';

/** Every table that refers to members and is in the download. */
export const sections: readonly Section[] = [
  ...memberSections,
  ...starSections,
  ...marketSections,
  ...communitySections,
];

/** The tables that are not in the download, and why. */
export const withheldTables = {
  game_draw: {
    title: '아직 하지 않은 게임의 추첨 값',
    reason: '미리 알면 결과를 고를 수 있어요. 게임을 한 뒤에는 게임 기록에 들어 있어요.',
  },
  idempotency: {
    title: '되풀이된 요청에 보낼 답',
    reason: '같은 요청이 두 번 처리되지 않게 이틀 동안 두는 사본이고, 그 내용은 다른 항목에 들어 있어요.',
  },
} as const;
