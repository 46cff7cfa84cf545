import { defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentPropsWithRef } from 'react';
import { styled } from '../theme/styled.tsx';
import { Icon, type IconName } from './icon.tsx';

export const iconButtonStyles = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    _active: { bg: 'bg.muted' },
    '&:disabled': { color: 'grey.400' },
  },
});

const Root = styled('button', iconButtonStyles);

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  icon: IconName;
  label: string;
};

export function IconButton({ icon, label, type = 'button', ...props }: IconButtonProps) {
  return (
    <Root {...props} type={type} aria-label={label}>
      <Icon name={icon} />
    </Root>
  );
}
