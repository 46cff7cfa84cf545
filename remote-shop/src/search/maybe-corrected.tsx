// Decision: docs/decisions/2026-11-20-corrected-keywords-lead-back.md

import { Link, useSearchParams } from '@jangteo/navigation';
import { styled } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { isLiteral, literally } from './literal.ts';
import { NothingFound } from './nothing-found.tsx';

const Root = styled('div', {
  base: {
    paddingInline: '4',
    paddingTop: '3',
    bg: 'bg.subtle',
    fontSize: 'md',
    color: 'fg.muted',
    '& b': { color: 'primary.text', fontWeight: 'bold' },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});

interface MaybeCorrectedProps {
  /** The keyword as it was typed. */
  keyword: string;
  /** The keyword that the API searched instead: only of a keyword that finds nothing itself. */
  corrected: string | null | undefined;
  of: '상품' | '스토어';
  /** The address of these results. */
  address: string;
  children: ReactNode;
}

/** Results, below a note if the keyword was corrected; none for visitors who asked for exactly their keyword. */
export function MaybeCorrected({ keyword, corrected, of, address, children }: MaybeCorrectedProps) {
  const isExact = isLiteral(useSearchParams()[0]);
  if (corrected && isExact) {
    return <NothingFound keyword={keyword} of={of} meant={{ keyword: corrected, to: address }} />;
  }
  return (
    <>
      {corrected && (
        <Root>
          <p role="status">
            ‘{keyword}’ 대신 <b>‘{corrected}’</b> 검색 결과를 보여 드려요.
          </p>
          <Link to={literally(address)} replace>
            ‘{keyword}’ 그대로 찾기
          </Link>
        </Root>
      )}
      {children}
    </>
  );
}
