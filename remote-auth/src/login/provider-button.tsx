import { styled } from '@jangteo/ui';
import { type Platform, platforms } from '../sign-in/platforms.ts';
import { marks } from './provider-marks.ts';

interface ProviderButtonProps {
  platform: Platform;
  isLast: boolean;
  busy: boolean;
  onPress: () => void;
}

const labels: Record<Platform, string> = { naver: '네이버로 시작하기', apple: 'Apple로 계속하기' };

export function ProviderButton({ platform, isLast, busy, onPress }: ProviderButtonProps) {
  return (
    <Root>
      {isLast && <Hint id={`last-${platform}`}>최근에 {platforms[platform].name}로 로그인했어요</Hint>}
      <Face
        type="button"
        brand={platform}
        aria-busy={busy || undefined}
        aria-describedby={isLast ? `last-${platform}` : undefined}
        onClick={busy ? undefined : onPress}
      >
        <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={marks[platform]} />
        </svg>
        {labels[platform]}
      </Face>
    </Root>
  );
}

const Root = styled('div', { base: { position: 'relative' } });

/** Both providers say how their buttons look: colours, mark, words, and that neither is smaller than the other. */
const Face = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '3.5rem',
    borderRadius: 'lg',
    fontSize: '1.1875rem',
    fontWeight: 'bold',
    transition: 'opacity 120ms',
    _active: { opacity: '0.85' },
    '&[aria-busy=true]': { opacity: '0.7' },
  },
  variants: {
    brand: {
      naver: { bg: '#03a94d', color: '#fff', '& > svg': { width: '16px', height: '16px' } },
      apple: { bg: '#000', color: '#fff' },
    },
  },
});

const Hint = styled('p', {
  base: {
    position: 'relative',
    width: 'fit-content',
    marginInline: 'auto',
    marginBottom: '2',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'full',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    fontSize: 'xs',
    fontWeight: 'medium',
    _after: {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 5px)',
      bottom: '-4px',
      width: '10px',
      height: '10px',
      bg: 'inherit',
      transform: 'rotate(45deg)',
      borderRadius: '2px',
    },
  },
});
