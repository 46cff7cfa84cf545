import { type ReactNode, useId } from 'react';
import { styled } from '../theme/styled.tsx';
import { useModal } from './use-modal.ts';

const Root = styled('dialog', {
  base: {
    width: 'calc(100% - 2.5rem)',
    maxHeight: 'calc(100dvh - 4rem)',
    margin: 'auto',
    borderRadius: 'xl',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'overlay',
    overflow: 'auto',
    '&[open]': { animation: 'rise 200ms' },
    '& > div': { padding: '6', display: 'flex', flexDirection: 'column', gap: '2' },
    '& h2': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug' },
    '& [data-part=text]': { color: 'fg.muted', fontSize: 'lg', whiteSpace: 'pre-line' },
    '& [data-part=actions]': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gap: '2',
      marginTop: '4',
    },
  },
});

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons, side by side. */
  actions?: ReactNode;
  /** In px. */
  maxWidth?: number;
  /** `alertdialog` for questions that need a choice. */
  role?: 'dialog' | 'alertdialog';
}

export function Dialog({ open, ...content }: DialogProps) {
  return open ? <OpenDialog {...content} /> : null;
}

type OpenDialogProps = Omit<DialogProps, 'open'>;

function OpenDialog({ onClose, title, children, actions, maxWidth = 380, role = 'dialog' }: OpenDialogProps) {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <Root
      {...modal}
      role={role}
      style={{ maxWidth }}
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={title ? `${id}-text` : undefined}
    >
      <div>
        {title && <h2 id={`${id}-title`}>{title}</h2>}
        <div id={`${id}-text`} data-part="text">
          {children}
        </div>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </Root>
  );
}
