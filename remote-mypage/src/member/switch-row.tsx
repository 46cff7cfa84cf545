import { styled } from '@jangteo/ui';
import { type ReactNode, useId } from 'react';
import { Switch } from './switch.tsx';

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
