import { Link } from '@jangteo/navigation';
import { styled } from '@jangteo/ui';

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

interface CorrectedProps {
  /** The keyword as it was typed. */
  keyword: string;
  corrected: string;
  /** The address of the results for exactly that keyword. */
  literalTo: string;
}

export const Corrected = ({ keyword, corrected, literalTo }: CorrectedProps) => (
  <Root>
    <p role="status">
      ‘{keyword}’ 대신 <b>‘{corrected}’</b> 검색 결과를 보여 드려요.
    </p>
    <Link to={literalTo} replace>
      ‘{keyword}’ 그대로 찾기
    </Link>
  </Root>
);
