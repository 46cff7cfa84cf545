import type { NoticeItem } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { ShortDate } from '@jangteo/page';
import { Badge, styled, VisuallyHidden } from '@jangteo/ui';

const Row = styled(Link, {
  base: {
    display: 'block',
    paddingInline: '4',
    paddingBlock: '4',
    _active: { bg: 'bg.subtle' },
    '& > strong': { fontSize: 'lg', fontWeight: 'medium', lineHeight: 'snug' },
    '& > time': { display: 'block', marginTop: '1', fontSize: 'sm', color: 'fg.subtle' },
    '& > :not(strong, time)': { marginRight: '1.5', verticalAlign: '2px' },
  },
  variants: { pinned: { true: { bg: 'bg.subtle', '& > strong': { fontWeight: 'bold' } } } },
});

const NewDot = styled('span', {
  base: {
    display: 'inline-block',
    width: '0.375rem',
    height: '0.375rem',
    borderRadius: 'full',
    bg: 'error',
    verticalAlign: 'super',
    marginLeft: '1',
  },
});

export function NoticeRow({ notice: { noticeId, title, isPinned, isNew, regDt } }: { notice: NoticeItem }) {
  return (
    <li>
      <Row to={links.notice(noticeId)} pinned={isPinned}>
        {isPinned && <Badge tone="primary">중요</Badge>}
        <strong>
          {title}
          {isNew && (
            <NewDot>
              <VisuallyHidden>새 글</VisuallyHidden>
            </NewDot>
          )}
        </strong>
        <ShortDate dateTime={regDt} />
      </Row>
    </li>
  );
}
