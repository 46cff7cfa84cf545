import { Skeleton, styled } from '@jangteo/ui';
import { type ReactNode, useId } from 'react';
import { Switch } from './switch.tsx';

const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '3.5rem',
    paddingBlock: '2',
    // A skeleton's switch is a span, too.
    '& > span:first-child': { flex: '1', minWidth: '0' },
    '& :is(label, [data-part=label])': { display: 'block', fontSize: 'lg' },
    '& small': { display: 'block', marginTop: '0.5', fontSize: 'sm', color: 'fg.subtle', textWrap: 'balance' },
  },
});

interface SwitchRowProps {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchRow({ label, hint, isOn, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Root>
      <span>
        <label htmlFor={id}>{label}</label>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <Switch
        id={id}
        isOn={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onSwitch={onChange}
      />
    </Root>
  );
}

interface SwitchRowSkeletonProps {
  label: string;
  /** The first line of the hint, where it is known before. */
  hint?: string;
  /** Whether a further line of the hint depends on the data. */
  isHintLoading?: boolean;
}

/** As high as the row that takes its place. */
export const SwitchRowSkeleton = ({ label, hint, isHintLoading = false }: SwitchRowSkeletonProps) => (
  <Root aria-hidden>
    <span>
      <span data-part="label">{label}</span>
      <small>
        {hint}
        {isHintLoading && <Skeleton width="70%" height="1lh" />}
      </small>
    </span>
    <Skeleton width="3.25rem" height="2rem" />
  </Root>
);
