import { Icon, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';
import type { Selection } from './use-selection.ts';

const Root = styled('div', {
  base: {
    position: 'relative',
    '& > label': { position: 'absolute', zIndex: '2', inset: '-1.5', borderRadius: 'lg', cursor: 'pointer' },
    '& > label > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '& > label > span': {
      position: 'absolute',
      top: '3',
      left: '3',
      display: 'grid',
      placeItems: 'center',
      width: '7',
      height: '7',
      borderWidth: '2px',
      borderColor: 'grey.600',
      borderRadius: 'full',
      bg: 'white',
      color: 'transparent',
    },
    '& > label:has(:checked) > span': { borderColor: 'primary', bg: 'primary', color: 'primary.contrast' },
    '& > label:has(:checked)': { boxShadow: '0 0 0 2px {colors.primary}' },
    '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

interface SelectableProps {
  id: number;
  name: string;
  selection: Selection;
  children: ReactNode;
}

/** While products are being selected, a tap selects and does not navigate. */
export const Selectable = ({ id, name, selection, children }: SelectableProps) => (
  <Root>
    <div inert={selection.isEditing}>{children}</div>
    {selection.isEditing && (
      <label>
        <input
          type="checkbox"
          aria-label={name}
          checked={selection.ids.has(id)}
          onChange={() => selection.toggle(id)}
        />
        <span>
          <Icon name="check" size={16} />
        </span>
      </label>
    )}
  </Root>
);
