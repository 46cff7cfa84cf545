import { styled } from '../theme/styled.tsx';

const Track = styled('div', {
  base: {
    position: 'relative',
    height: '1.5',
    borderRadius: 'full',
    bg: 'grey.200',
    overflow: 'hidden',
    // It consists of colours only.
    forcedColorAdjust: 'none',
    '& > span': { position: 'absolute', inset: '0', borderRadius: 'full', transformOrigin: 'left' },
  },
  variants: {
    tone: {
      primary: { '& > span': { bg: 'primary' } },
      error: { '& > span': { bg: 'error' } },
      secondary: { '& > span': { bg: 'secondary' } },
    },
  },
  defaultVariants: { tone: 'primary' },
});

export interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  tone?: 'primary' | 'error' | 'secondary';
}

export function Progress({ value, label, tone }: ProgressProps) {
  const whole = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Track
      tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuenow={whole}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${whole}%` }} />
    </Track>
  );
}
