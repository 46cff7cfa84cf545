import { Skeleton, styled, VisuallyHidden } from '@jangteo/ui';

const Root = styled('fieldset', {
  base: {
    paddingBottom: '5',
    '& > legend': { marginBottom: '2', fontSize: 'md', fontWeight: 'bold' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'touch',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      fontSize: 'md',
      cursor: 'pointer',
    },
    '& label > small': { color: 'fg.subtle', fontSize: 'xs' },
    '& label > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '& label:has(:checked)': {
      borderColor: 'primary.stroke',
      bg: 'primary.subtle',
      color: 'primary.text',
      fontWeight: 'semibold',
    },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

interface OptionGroupProps<Value> {
  name: string;
  title: string;
  options: readonly { label: string; detail?: string; value: Value }[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

/** A choice of one among several, as chips. */
export const OptionGroup = <Value,>({ name, title, options, isChosen, onChoose }: OptionGroupProps<Value>) => (
  <Root>
    <legend>{title}</legend>
    <div>
      {options.map(({ label, detail, value }) => (
        <label key={label}>
          <input type="radio" name={name} checked={isChosen(value)} onChange={() => onChoose(value)} />
          {label}
          {detail && <small>{detail}</small>}
        </label>
      ))}
    </div>
  </Root>
);

const usualOptions = 6;

/** In the place of a group whose options are loading. */
export const LoadingOptions = ({ title }: { title: string }) => (
  <Root aria-busy>
    <legend>{title}</legend>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <div aria-hidden>
      {Array.from({ length: usualOptions }, (_, place) => (
        <Skeleton key={place} width="6rem" height="44px" />
      ))}
    </div>
  </Root>
);
