import { Loaded } from '@jangteo/page';
import { VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { pointQuery } from '../stars/point-query.ts';
import { Counts } from './counts.tsx';
import { Level } from './level.tsx';
import { MembershipSkeleton } from './membership-skeleton.tsx';
import { myPageQuery } from './my-page-query.ts';
import { Stars } from './stars.tsx';

/** The member's name, level and stars. */
export function Membership() {
  const query = useQuery(myPageQuery());
  const point = useQuery(pointQuery());
  return (
    <section aria-labelledby="membership">
      <VisuallyHidden>
        <h2 id="membership">내 등급과 별</h2>
      </VisuallyHidden>
      <Loaded query={query} skeleton={<MembershipSkeleton />} failedTitle="내 등급과 찜한 수를 불러오지 못했어요.">
        {(summary) => (
          <>
            <Level summary={summary} />
            <Stars query={point} />
            <Counts summary={summary} />
          </>
        )}
      </Loaded>
    </section>
  );
}
