import { links } from '@jangteo/contract/links';
import { LinkButton, Loaded, PageHeader } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { Sections } from '../sections.ts';
import { levelQuery } from '../stars/level-query.ts';
import { LevelSkeleton } from './level-skeleton.tsx';
import { MonthEarnings } from './month-earnings.tsx';
import { MyLevel } from './my-level.tsx';
import { Road } from './road.tsx';

export default function LevelPage() {
  return (
    <>
      <PageHeader title="내 등급" />
      <Loaded query={useQuery(levelQuery())} failed="page" skeleton={<LevelSkeleton />}>
        {(level) => (
          <Sections>
            <MyLevel level={level} />
            <Road level={level} />
            <MonthEarnings />
            <section>
              <LinkButton look="outline" size="lg" stretched to={links.pointGuide()}>
                별 모으는 방법 보기
              </LinkButton>
            </section>
          </Sections>
        )}
      </Loaded>
    </>
  );
}
