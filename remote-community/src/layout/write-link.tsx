import { Link } from '@jangteo/navigation';
import { Icon, styled } from '@jangteo/ui';

const Floating = styled(Link, {
  base: {
    position: 'fixed',
    insetInlineEnd: 'max(1rem, calc(50vw - token(sizes.column) / 2 + 1rem))',
    bottom: 'calc(token(sizes.bottomBar) + 1rem + env(safe-area-inset-bottom))',
    zIndex: 'floating',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '3rem',
    paddingInline: '4',
    borderRadius: 'full',
    bg: 'primary',
    color: 'primary.contrast',
    fontSize: 'md',
    fontWeight: 'bold',
    boxShadow: 'raised',
    _highContrast: { borderWidth: '1px' },
    _active: { bg: 'orange.400' },
  },
});

/** As wide as its letters are in any font, so that it does not move when the page's font arrives; at most the screen's width. */
const widthOf = (text: string): string => `min(${text.length}em + 3.5rem, 100vw - 2rem)`;

/** Leads to a form, above the bottom navigation. */
export const WriteLink = ({ to, children }: { to: string; children: string }) => (
  <Floating to={to} style={{ minWidth: widthOf(children) }}>
    <Icon name="plus" size={20} />
    {children}
  </Floating>
);
