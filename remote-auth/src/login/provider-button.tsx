import { styled } from '@jangteo/ui';
import type { Platform } from '../sign-in/platforms.ts';
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
      <Face
        type="button"
        brand={platform}
        aria-busy={busy || undefined}
        aria-describedby={isLast ? `last-${platform}` : undefined}
        onClick={onPress}
      >
        <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={marks[platform]} />
        </svg>
        {labels[platform]}
      </Face>
      {isLast && <Hint id={`last-${platform}`}>최근에 로그인했어요</Hint>}
    </Root>
  );
}

const Root = styled('div', { base: { position: 'relative' } });

/** Both providers prescribe their buttons: colours, mark, words, and that neither is smaller than the other. */
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

/** Stands on the button's edge: it is known only in the browser, and must not shift the layout when it appears. */
const Hint = styled('p', {
  base: {
    position: 'absolute',
    zIndex: '1',
    top: '-1.125rem',
    insetInlineEnd: '3',
    paddingInline: '2.5',
    paddingBlock: '1',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg',
    color: 'primary.text',
    fontSize: 'xs',
    fontWeight: 'semibold',
    boxShadow: 'raised',
  },
});
