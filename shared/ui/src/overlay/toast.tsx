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
  },
});

export interface ToastMessage {
  id: string;
  start: string;
  /** Stands out. */
  point?: string | undefined;
  /** Follows without a space, for it mostly begins with the particle of what stands out. */
  end?: string | undefined;
  icon?: IconName | undefined;
}

export interface ToastLayerProps {
  toasts: readonly ToastMessage[];
}

export const toastText = ({ start, point = '', end = '' }: ToastMessage): string => `${start} ${point}${end}`.trim();

export function Toast({ message }: { message: ToastMessage }) {
  return (
    <Root>
      {message.icon && <Icon name={message.icon} size={18} />}
      <span>
        {message.start} {message.point && <b>{message.point}</b>}
        {message.end}
      </span>
    </Root>
  );
}
