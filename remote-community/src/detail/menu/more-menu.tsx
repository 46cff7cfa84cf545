import { Link } from '@jangteo/navigation';
import { IconButton, Sheet, styled } from '@jangteo/ui';
import { useState } from 'react';

const Items = styled('ul', {
  base: {
    '& > li > *': { display: 'flex', alignItems: 'center', width: 'full', minHeight: '3.25rem', fontSize: 'lg' },
    '& [data-tone=danger]': { color: 'error' },
  },
});

interface MenuItem {
  label: string;
  /** For what cannot be undone. */
  isDanger?: boolean;
  /** What the item does: an act, or a page that it leads to. */
  act?: () => void;
  to?: string;
}

/** The acts that are not worth a place of their own. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon="more" label={label} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={close} title={label}>
        <Items>
          {items.map(({ label: text, isDanger, act, to }) => (
            <li key={text}>
              {to ? (
                <Link to={to} onClick={close}>
                  {text}
                </Link>
              ) : (
                <button
                  type="button"
                  data-tone={isDanger ? 'danger' : undefined}
                  onClick={() => {
                    close();
                    act?.();
                  }}
                >
                  {text}
                </button>
              )}
            </li>
          ))}
        </Items>
      </Sheet>
    </>
  );
}
