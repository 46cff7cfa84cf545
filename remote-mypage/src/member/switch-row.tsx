import { styled } from '@jangteo/ui';
import { type ReactNode, useId } from 'react';

const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '3.5rem',
    paddingBlock: '2',
    '& > span': { flex: '1', minWidth: '0' },
    '& label': { display: 'block', fontSize: 'lg' },
    '& small': { display: 'block', marginTop: '0.5', fontSize: 'sm', color: 'fg.subtle' },
    '& input': {
      appearance: 'none',
      position: 'relative',
      flexShrink: '0',
      // The finger's area is taller than what is drawn.
      width: '3.25rem',
      height: 'touch',
      cursor: 'pointer',
    },
    '& input::before': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: 'calc(50% - 1rem)',
      height: '2rem',
      borderRadius: 'full',
      bg: 'grey.600',
      transition: 'background-color 120ms',
    },
    '& input::after': {
      content: '""',
      position: 'absolute',
      top: 'calc(50% - 0.75rem)',
      left: '1',
      width: '1.5rem',
      height: '1.5rem',
      borderRadius: 'full',
      bg: 'white',
      transition: 'translate 120ms',
      _motionReduce: { transition: 'none' },
    },
    '& input:checked::before': { bg: 'primary.stroke' },
    '& input:checked::after': { translate: '1.25rem 0' },
    '& input:disabled': { opacity: '0.5', cursor: 'default' },
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
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Root>
  );
}
