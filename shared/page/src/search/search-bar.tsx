import { isBlank } from '@jangteo/contract/visible-text';
import { BackLink } from '@jangteo/navigation';
import { Icon, IconButton, iconButtonStyles, styled, TopBar, visuallyHidden } from '@jangteo/ui';
import { type FormEvent, useRef } from 'react';
import { useEnteredBefore } from '../use-entered-before.ts';
import { longestKeyword } from './keyword.ts';

const Back = styled(BackLink, iconButtonStyles);

const Title = styled('h1', { base: visuallyHidden });

const Field = styled('form', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: '1',
    minWidth: '0',
    height: '2.5rem',
    marginRight: '3',
    paddingLeft: '4',
    borderRadius: 'full',
    bg: 'bg.muted',
    _highContrast: { borderWidth: '1px' },
    '& > input': {
      flex: '1',
      minWidth: '0',
      height: 'full',
      bg: 'transparent',
      // Below 16 px some phones zoom into the field.
      fontSize: 'lg',
      outline: 'none',
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.stroke' },
    '& > button': { color: 'fg.subtle' },
    '& > [type=submit]': { color: 'primary.stroke' },
  },
});

interface SearchBarProps {
  /** The page's heading. */
  title: string;
  placeholder: string;
  /** Where the form leads without scripts. */
  action: string | undefined;
  text: string;
  onText: (text: string) => void;
  onSearch: (keyword: string) => void;
}

/** A form that works without scripts. */
export function SearchBar({ title, placeholder, action, text, onText, onSearch }: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);
  useEnteredBefore(input, text, onText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The field's value, with the syllable that is still being composed.
    const keyword = input.current?.value.trim();
    if (!keyword || isBlank(keyword)) return;
    input.current?.blur();
    onSearch(keyword);
  };
  const clear = () => {
    onText('');
    input.current?.focus();
  };
  return (
    <TopBar style={{ paddingInline: 0 }}>
      <Title>{title}</Title>
      <Back aria-label="뒤로">
        <Icon name="back" />
      </Back>
      <Field action={action} onSubmit={submit}>
        <input
          ref={input}
          type="search"
          name="keyword"
          aria-label="검색어"
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestKeyword}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        {text && <IconButton icon="close" label="지우기" onClick={clear} />}
        <IconButton icon="search" label="검색" type="submit" />
      </Field>
    </TopBar>
  );
}
