import type { SurveyItem } from '@jangteo/contract';
import { koreanMonthDayTime } from '@jangteo/page';
import { Badge, grouped } from '@jangteo/ui';
import { PostRow } from '../posts/post-row.tsx';

/** A survey in a list: whether it is open, whether the member has voted, how many have, and its end. */
export function SurveyRow({ survey, place }: { survey: SurveyItem; place: number }) {
  const { isClosed, isVoted, voterCount, closeDt } = survey;
  return (
    <PostRow
      post={survey}
      place={place}
      marks={
        <>
          <Badge tone={isClosed ? 'neutral' : 'primary'}>{isClosed ? '마감' : '진행 중'}</Badge>
          {isVoted && <Badge tone="success">투표했어요</Badge>}
        </>
      }
      note={
        <>
          {grouped(voterCount)}명 참여 · <time dateTime={closeDt}>{koreanMonthDayTime(closeDt)}</time>
          {isClosed ? ' 마감' : '까지'}
        </>
      }
    />
  );
}
