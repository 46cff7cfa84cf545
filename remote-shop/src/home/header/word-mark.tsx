import { styled } from '@jangteo/ui';

const Root = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    marginRight: '2',
    fontSize: '2xl',
    fontWeight: 'bold',
    letterSpacing: '-0.04em',
    '& > svg': { color: 'primary' },
  },
});

export function WordMark() {
  return (
    <Root>
      <svg width={28} height={28} viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="8" fill="currentColor" />
        <path
          d="M6 11.5h16l-1.7 8.6a1.6 1.6 0 0 1-1.6 1.4H9.3a1.6 1.6 0 0 1-1.6-1.4ZM10 11.5 12.4 6M18 11.5 15.6 6"
          fill="none"
          stroke="#fff"
          strokeWidth={2.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      장터
    </Root>
  );
}
