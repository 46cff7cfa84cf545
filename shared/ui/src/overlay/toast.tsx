import { Icon, type IconName } from '../controls/icon.tsx';
import { styled } from '../theme/styled.tsx';

/** Toasts stand this far apart: 48 px, and more with larger text. */
export const toastSpacingRem = 3;

const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    width: 'fit-content',
    minHeight: '2.5rem',
    maxWidth: 'calc(100% - 2rem)',
    marginInline: 'auto',
    paddingInline: '4',
    borderRadius: '1.25rem',
    bg: 'rgb(27 29 31 / 92%)',
    color: 'white',
    fontSize: 'md',
    lineHeight: 'tight',
    boxShadow: 'raised',
    // Of more than one line, which a narrow screen or large text may give it.
    '& > span': { minWidth: '0', paddingBlock: '1' },
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
