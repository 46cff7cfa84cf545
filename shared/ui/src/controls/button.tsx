import type { ComponentPropsWithRef } from 'react';
import { styled } from '../theme/styled.tsx';
import { buttonStyles } from './button-styles.ts';

const Root = styled('button', buttonStyles);

type ButtonProps = Omit<ComponentPropsWithRef<typeof Root>, 'aria-busy'> & {
  /** The action is running: the button shows it, and further presses do nothing. */
  busy?: boolean;
};

export function Button({ busy = false, type = 'button', onClick, ...props }: ButtonProps) {
  return <Root {...props} type={type} aria-busy={busy || undefined} onClick={busy ? undefined : onClick} />;
}
