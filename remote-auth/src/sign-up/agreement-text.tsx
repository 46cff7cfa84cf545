import type { AgreementKind } from '@jangteo/contract/agreements';
import { styled } from '@jangteo/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { Articles } from '../legal/articles.tsx';
import { LegalBody } from '../legal/legal-parts.ts';
import type { LegalText } from '../legal/legal-text.ts';
import { AgeText } from './age-text.tsx';

/** The texts in force, each loaded when it is opened. */
const texts: Record<AgreementKind, ComponentType> = {
  terms: lateText(
    async () => (await import(/* webpackChunkName: "auth-text-terms" */ '../legal/terms/terms.ts')).terms,
  ),
  privacy: lateText(
    async () => (await import(/* webpackChunkName: "auth-text-privacy" */ '../legal/privacy/privacy.ts')).privacy,
  ),
  age14: AgeText,
  email: lateText(loadMarketing),
  sms: lateText(loadMarketing),
  push: lateText(loadMarketing),
  nightPush: lateText(loadMarketing),
};

export function AgreementText({ kind }: { kind: AgreementKind }) {
  const Text = texts[kind];
  return (
    <Room>
      <Suspense fallback={<p role="status">불러오는 중이에요.</p>}>
        <Text />
      </Suspense>
    </Room>
  );
}

/** The sheet has padding at its sides already. */
const Room = styled(LegalBody, { base: { paddingInline: '0', paddingTop: '2', paddingBottom: '4' } });

async function loadMarketing(): Promise<LegalText> {
  return (await import(/* webpackChunkName: "auth-text-marketing" */ '../legal/marketing/marketing.ts')).marketing;
}

function lateText(load: () => Promise<LegalText>) {
  return lazy(async () => {
    const { intro, versions } = await load();
    const Text = () => (
      <>
        <p>{intro}</p>
        <Articles version={versions[0]} />
      </>
    );
    return { default: Text };
  });
}
