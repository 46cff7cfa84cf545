import { Icon, type IconName } from '../controls/icon.tsx';
import { styled } from '../theme/styled.tsx';

/** Toasts stand this far apart. */
export const toastSpacing = 48;

const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    width: 'fit-content',
    height: '2.5rem',
    maxWidth: 'calc(100% - 2rem)',
    marginInline: 'auto',
    paddingInline: '4',
    borderRadius: 'full',
    bg: 'rgb(27 29 31 / 92%)',
    color: 'white',
    fontSize: 'md',
    whiteSpace: 'nowrap',
    boxShadow: 'raised',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& b': { color: 'orange.300', fontWeight: 'bold' },
    '& > svg': { flexShrink: '0', color: 'orange.300' },
    '& > button': {
      flexShrink: '0',
      alignSelf: 'stretch',
      paddingInline: '2',
      marginRight: '-2',
      color: 'orange.300',
      fontWeight: 'bold',
      pointerEvents: 'auto',
      position: 'relative',
    },
    // The touch target reaches beyond the toast.
    '& > button::after': { content: '""', position: 'absolute', insetBlock: '-0.5', insetInline: '0' },
    '& > button:focus-visible': { outlineColor: 'white', outlineOffset: '-4px' },
  },
});

export interface ToastMessage {
  id: string;
  start: string;
  /** The emphasised start of the text. */
  point?: string | undefined;
  /** Follows without a space, because it mostly begins with a Korean particle of the emphasised text. */
  end?: string | undefined;
  icon?: IconName | undefined;
  /** An action for this toast, such as undo. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ToastLayerProps {
  toasts: readonly ToastMessage[];
}

export const toastText = ({ start, point = '', end = '' }: ToastMessage): string => `${start} ${point}${end}`.trim();

/** The live region beside the stack reads the text out; screen readers reach only the buttons here. */
export function Toast({ message }: { message: ToastMessage }) {
  const { icon, start, point, end, action } = message;
  return (
    <Root>
      {icon && <Icon name={icon} size={18} />}
      <span aria-hidden>
        {start} {point && <b>{point}</b>}
        {end}
      </span>
      {action && (
        <button type="button" onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </Root>
  );
}
