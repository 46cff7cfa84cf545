import { isBlank } from '@jangteo/contract/visible-text';
import { ActionBar, textFieldStyles, useEnteredBefore } from '@jangteo/page';
import { Button, grouped, IconButton, styled } from '@jangteo/ui';
import { type FormEvent, type RefObject, useState } from 'react';
import { politeName } from '../../posts/polite-name.ts';
import { ProductPicker } from '../../products/product-picker.tsx';
import { lengthOf } from '../../typing/length-of.ts';
import { useBanWords } from '../../typing/use-ban-words.ts';
import { CitedFields } from './cited-fields.tsx';
import type { Composer } from './use-composer.ts';

const Form = styled('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    columnGap: '2',
    '& > [data-part=answered]': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& > textarea': {
      fieldSizing: 'content',
      width: 'full',
      minHeight: 'touch',
      maxHeight: '8rem',
      paddingInline: '3',
      paddingBlock: '2.5',
      ...textFieldStyles,
      lineHeight: '1.4',
      resize: 'none',
    },
    '& > [data-part=notes]': {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      marginTop: '1',
      fontSize: 'xs',
      color: 'fg.subtle',
    },
    '& [role=status]': { color: 'error' },
    '& [data-part=count]': { flexShrink: '0', marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
    '& [data-tone=bad]': { color: 'error' },
  },
});

const mostLetters = 1_000;

interface ComposerBarProps {
  composer: Composer;
  /** The field's name, unless a reply is answered. */
  name: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

export function ComposerBar({ composer, name, field }: ComposerBarProps) {
  const { text, setText, answered, answer, products, cite, send, isSending, failure } = composer;
  const [isPicking, setIsPicking] = useState(false);
  const banWords = useBanWords(text);
  const length = lengthOf(text);
  const isLong = length > mostLetters;
  const problem = banWords.length > 0 ? `쓸 수 없는 표현이 있어요: ${banWords.join(', ')}` : failure;
  const maySend = !isBlank(text) && banWords.length === 0 && !isLong;
  useEnteredBefore(field, text, setText);
  const label = answered ? `${politeName(answered.nickname)}에게 답글` : name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySend) send();
  };
  return (
    <ActionBar aboveNavigation>
      <Form onSubmit={submit} aria-label={label}>
        {answered && (
          <div data-part="answered">
            <span>{label}</span>
            <IconButton icon="close" label="답글 취소" onClick={() => answer(undefined)} />
          </div>
        )}
        {(text !== '' || products.length > 0) && (
          <CitedFields products={products} disabled={isSending} onChange={cite} onSearch={() => setIsPicking(true)} />
        )}
        <textarea
          ref={field}
          rows={1}
          value={text}
          placeholder={label}
          readOnly={isSending}
          // Drafts are for their writers: on the way back a browser would restore the text also after a logout.
          autoComplete="off"
          aria-label={label}
          aria-invalid={banWords.length > 0 || isLong}
          aria-describedby="composer-problem"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={!maySend} busy={isSending}>
          등록
        </Button>
        <div data-part="notes">
          <span id="composer-problem" role="status">
            {problem}
          </span>
          {text !== '' && (
            <span data-part="count" data-tone={isLong ? 'bad' : undefined}>
              {grouped(length)}/{grouped(mostLetters)}자
            </span>
          )}
        </div>
      </Form>
      <ProductPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={(product) => {
          setIsPicking(false);
          if (!products.some(({ productNo }) => productNo === product.productNo)) cite([...products, product]);
        }}
      />
    </ActionBar>
  );
}
