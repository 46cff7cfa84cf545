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
      <svg width={28} height={28} viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="15" fill="currentColor" />
        <path
          d="M13.5 14h37a2.5 2.5 0 0 1 2.4 1.8l2 7a2 2 0 0 1 .1.7 7.67 7.67 0 0 1-15.33.5 7.67 7.67 0 0 1-15.34 0A7.67 7.67 0 0 1 9 23.5a2 2 0 0 1 .1-.7l2-7A2.5 2.5 0 0 1 13.5 14z"
          fill="#fff"
        />
        <path
          d="M16 51.5 32 34.5 48 51.5"
          fill="none"
          stroke="#fff"
          strokeWidth={7}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      장터
    </Root>
  );
}
