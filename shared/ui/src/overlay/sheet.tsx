import { type ReactNode, useId } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { styled } from '../theme/styled.tsx';
import { useModal } from './use-modal.ts';
import { useSwipeDown } from './use-swipe-down.ts';

const Root = styled('dialog', {
  base: {
    width: 'full',
    maxWidth: 'column',
    maxHeight: '85dvh',
    marginInline: 'auto',
    marginTop: 'auto',
    marginBottom: '0',
    borderTopRadius: 'xl',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'overlay',
    overflow: 'hidden',
    transition: 'translate 200ms cubic-bezier(0.22, 1, 0.36, 1)',
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      _starting: { translate: '0 100%' },
    },
    '& > header': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingLeft: '5',
      paddingRight: '2',
      paddingTop: '4',
      paddingBottom: '2',
      touchAction: 'none',
    },
    '& > header::before': {
      content: '""',
      position: 'absolute',
      top: '2',
      insetInline: 'calc(50% - 1.25rem)',
      height: '1',
      borderRadius: 'full',
      bg: 'border.strong',
    },
    '& h2': { fontSize: 'xl', fontWeight: 'bold' },
    '& > div': {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: '5',
    },
    '& > footer': { paddingTop: '3', paddingInline: '5' },
    '& > :last-child': { paddingBottom: 'calc(1.25rem + env(safe-area-inset-bottom))' },
  },
});

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stay below the content, which scrolls. */
  actions?: ReactNode;
}

/** A panel from the bottom edge, within a thumb's reach. */
export function Sheet({ open, ...content }: SheetProps) {
  return open ? <OpenSheet {...content} /> : null;
}

function OpenSheet({ onClose, title, children, actions }: Omit<SheetProps, 'open'>) {
  const id = useId();
  const modal = useModal(onClose);
  const swipe = useSwipeDown(onClose);
  return (
    <Root {...modal} aria-labelledby={id}>
      <header {...swipe}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label="닫기" onClick={onClose} />
      </header>
      <div>{children}</div>
      {actions && <footer>{actions}</footer>}
    </Root>
  );
}
