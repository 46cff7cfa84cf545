import type { Notice } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { LinkButton, ShortDate } from '@jangteo/page';
import { Badge, styled } from '@jangteo/ui';

const Article = styled('article', {
  base: {
    '& > header': { paddingInline: '5', paddingBlock: '5', borderBottomWidth: '1px' },
    '& h1': { marginBlock: '1', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug' },
    '& time': { fontSize: 'sm', color: 'fg.subtle' },
    '& > div': { paddingInline: '5', paddingBlock: '6', fontSize: 'lg', lineHeight: '1.75' },
    '& > div > p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& > div > p + p': { marginTop: '4' },
  },
});

const Neighbours = styled('nav', {
  base: {
    marginBottom: '6',
    borderBlockWidth: '1px',
    '& > a': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '3.25rem', paddingInline: '5' },
    '& > a + a': { borderTopWidth: '1px' },
    '& b': { flexShrink: '0', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.subtle' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

const Foot = styled('div', { base: { paddingInline: '5', paddingBottom: '10' } });

export function NoticeText({ notice: { title, body, isPinned, regDt, previous, next } }: { notice: Notice }) {
  const paragraphs = body.split(/\n{2,}/);
  return (
    <>
      <Article>
        <header>
          {isPinned && <Badge tone="primary">중요</Badge>}
          <h1>{title}</h1>
          <ShortDate dateTime={regDt} />
        </header>
        <div>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </Article>
      <Neighbours aria-label="다른 공지사항">
        {next && (
          <Link to={links.notice(next.noticeId)}>
            <b>다음 글</b>
            <span>{next.title}</span>
          </Link>
        )}
        {previous && (
          <Link to={links.notice(previous.noticeId)}>
            <b>이전 글</b>
            <span>{previous.title}</span>
          </Link>
        )}
      </Neighbours>
      <Foot>
        <LinkButton to={links.notices()} look="outline" stretched>
          목록 보기
        </LinkButton>
      </Foot>
    </>
  );
}
