import { styled } from '@jangteo/ui';
import type { ComponentProps } from 'react';

const Root = styled('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    // The touch target is taller than the drawing.
    width: '3.25rem',
    height: 'touch',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: 'calc(50% - 1rem)',
      height: '2rem',
      borderRadius: 'full',
      bg: 'grey.600',
      transition: 'background-color 120ms',
    },
    '&::after': {
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
    '&:checked::before': { bg: 'primary.stroke' },
    '&:checked::after': { translate: '1.25rem 0' },
    '&:disabled': { opacity: '0.5', cursor: 'default' },
  },
});

interface SwitchProps extends Pick<ComponentProps<'input'>, 'id' | 'disabled' | 'aria-describedby'> {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

export const Switch = ({ isOn, onSwitch, ...props }: SwitchProps) => (
  <Root
    {...props}
    type="checkbox"
    role="switch"
    checked={isOn}
    aria-checked={isOn}
    onChange={({ target }) => onSwitch(target.checked)}
  />
);
