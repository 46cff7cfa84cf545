import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { LinkButton } from '@jangteo/page';
import { AnimationPlayer, type Interactions, type Playback, usePlayback, usePlayerState } from '@jangteo/player';
import { styled } from '@jangteo/ui';
import { useEffect } from 'react';
import { greeting, hop, size, stills } from './market/market.ts';

const loadMarket = async (): Promise<unknown> =>
  (await import(/* webpackChunkName: "welcome-animation" */ './market/market.json')).default;

/** When the greeting has ended, a tap makes the basket hop. */
const interactions: Interactions = {
  greeting: { segment: greeting, on: { complete: 'waiting', tap: 'hopping' } },
  waiting: { segment: hop, options: { autoplay: false }, on: { tap: 'hopping' } },
  hopping: { segment: hop, on: { complete: 'waiting' } },
};

export default function WelcomePage() {
  const playback = usePlayback({}, interactions);
  useGreeting(playback);
  return (
    <Page>
      <Skip to={links.home()} replace>
        건너뛰기
      </Skip>
      <section>
        <AnimationPlayer
          playback={playback}
          load={loadMarket}
          label="시장 진열대의 바구니에 제철 채소가 가득 담긴 그림"
          stills={stills}
          size={size}
        />
        <h1>장터에 오신 것을 환영해요</h1>
        <p>전국 산지와 동네 가게의 제철 먹거리를 한곳에 모았어요. 천천히 구경하고 마음에 드는 것을 담아 보세요.</p>
      </section>
      <LinkButton size="lg" stretched to={links.home()} replace>
        장보러 가기
      </LinkButton>
    </Page>
  );
}

function useGreeting(playback: Playback): void {
  const isReady = usePlayerState(playback) === 'ready';
  useEffect(() => {
    if (isReady) playback.enterInteractiveMode('greeting');
  }, [isReady, playback]);
}

const Page = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - token(sizes.bottomBar) - env(safe-area-inset-bottom))',
    padding: '4',
    paddingTop: 'calc(0.25rem + env(safe-area-inset-top))',
    // Room for the bubble of the community's tab.
    paddingBottom: '10',
    '& section': {
      flex: '1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      // About in the middle. Centred, it would move up as its text arrives, which may be later than the picture.
      paddingTop: 'max(1rem, 50dvh - 19.5rem)',
      paddingBottom: '4',
      textAlign: 'center',
    },
    '& section > :first-child': { maxWidth: '22rem', marginBottom: '4' },
    '& h1': { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'tight' },
    '& p': { maxWidth: '20rem', fontSize: 'md', color: 'fg.subtle', textWrap: 'balance' },
  },
});

const Skip = styled(Link, {
  base: {
    alignSelf: 'flex-end',
    display: 'grid',
    placeItems: 'center',
    height: 'touch',
    paddingInline: '2',
    marginInlineEnd: '-2',
    fontSize: 'md',
    color: 'fg.subtle',
  },
});
