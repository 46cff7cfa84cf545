import { Icon, styled } from '@jangteo/ui';

interface AgreementRowProps {
  label: string;
  note?: string | undefined;
  isRequired: boolean;
  checked: boolean;
  onChange: (isAgreed: boolean) => void;
  onRead: () => void;
}

export function AgreementRow({ label, note, isRequired, checked, onChange, onRead }: AgreementRowProps) {
  return (
    <Row>
      <label>
        <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
        <span>
          <b data-required={isRequired || undefined}>{isRequired ? '필수' : '선택'}</b> {label}
          {note && <small>{note}</small>}
        </span>
      </label>
      <button type="button" aria-label={`${label} 내용 보기`} onClick={onRead}>
        <Icon name="chevron" size={18} />
      </button>
    </Row>
  );
}

const Row = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    '& > label': {
      flex: '1',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minHeight: 'touch',
      paddingBlock: '2.5',
      fontSize: 'md',
      cursor: 'pointer',
    },
    '& b': { marginInlineEnd: '1', fontWeight: 'medium', color: 'fg.subtle' },
    '& b[data-required]': { color: 'primary.text' },
    '& small': { display: 'block', marginTop: '0.5', fontSize: 'sm', color: 'fg.subtle', textWrap: 'balance' },
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      marginInlineEnd: '-3',
      color: 'fg.subtle',
    },
  },
});
