import type { AgreementKind } from '@jangteo/contract/agreements';
import { type LegalText, versionInForce } from '@jangteo/contract/texts/legal-text';
import { styled } from '@jangteo/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { Articles } from '../legal/articles.tsx';
import { LegalBody } from '../legal/legal-parts.ts';

/** Each text is loaded when it is opened. */
const texts: Record<AgreementKind, ComponentType<TextProps>> = {
  terms: lateText(
    async () => (await import(/* webpackChunkName: "auth-text-terms" */ '@jangteo/contract/texts/terms')).terms,
  ),
  privacy: lateText(
    async () => (await import(/* webpackChunkName: "auth-text-privacy" */ '@jangteo/contract/texts/privacy')).privacy,
  ),
  age14: lateText(
    async () => (await import(/* webpackChunkName: "auth-text-age" */ '@jangteo/contract/texts/age')).age,
  ),
  email: lateText(loadMarketing),
  sms: lateText(loadMarketing),
  push: lateText(loadMarketing),
  nightPush: lateText(loadMarketing),
};

interface TextProps {
  /** The version that is in force then is shown. */
  openedAt: Date;
}

export function AgreementText({ kind, openedAt }: TextProps & { kind: AgreementKind }) {
  const Text = texts[kind];
  return (
    <Room>
      <Suspense fallback={<p role="status">불러오는 중이에요.</p>}>
        <Text openedAt={openedAt} />
      </Suspense>
    </Room>
  );
}

/** The sheet has padding at its sides already. */
const Room = styled(LegalBody, { base: { paddingInline: '0', paddingTop: '2', paddingBottom: '4' } });

async function loadMarketing(): Promise<LegalText> {
  return (await import(/* webpackChunkName: "auth-text-marketing" */ '@jangteo/contract/texts/marketing')).marketing;
}

function lateText(load: () => Promise<Pick<LegalText, 'intro' | 'versions'>>) {
  return lazy(async () => {
    const text = await load();
    const Text = ({ openedAt }: TextProps) => (
      <>
        <p>{text.intro}</p>
        <Articles version={versionInForce(text, openedAt)} />
      </>
    );
    return { default: Text };
  });
}
