// Decision: docs/decisions/2026-11-23-a-small-change-asks-nobody-again.md

import { type AgreementKind, agreements } from '../members/agreements.ts';
import { age } from './age.ts';
import type { Block, LegalText } from './legal-text.ts';
import { marketing } from './marketing/marketing.ts';
import { privacy } from './privacy/privacy.ts';
import { terms } from './terms/terms.ts';

const documents: Record<AgreementKind, Pick<LegalText, 'intro' | 'versions'>> = {
  terms,
  privacy,
  age14: age,
  email: marketing,
  sms: marketing,
  push: marketing,
  nightPush: marketing,
};

/** Newest first. */
export const agreementVersions = (kind: AgreementKind): string[] =>
  documents[kind].versions.map(({ effectiveOn }) => effectiveOn);

/** Everything that a member is shown on one matter, word for word, one paragraph a line. */
export function agreementText(kind: AgreementKind, version: string): string {
  const { label, note } = agreements[kind];
  const { intro, versions } = documents[kind];
  const { articles, effectiveOn } = versions.find(({ effectiveOn }) => effectiveOn === version) ?? versions[0];
  return [
    label,
    ...(note ? [note] : []),
    intro,
    ...articles.flatMap((article, index) => [
      `제${index + 1}조 (${article.title})`,
      ...article.content.flatMap(linesOf),
    ]),
    supplementOf(effectiveOn),
  ].join('\n');
}

/** Ends every document. */
function supplementOf(effectiveOn: string): string {
  const [year, month, day] = effectiveOn.split('-').map(Number);
  return `부칙: 이 내용은 ${year}년 ${month}월 ${day}일부터 시행합니다.`;
}

function linesOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('points' in block) return block.points.map((point, index) => `${index + 1}. ${point}`);
  return block.table.map((cells) => cells.join(' | '));
}
