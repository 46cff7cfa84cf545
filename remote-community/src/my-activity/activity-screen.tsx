import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { PageHeader } from '@jangteo/page';
import { grouped, styled, TabLinks } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { type ActivityTab, activityTab, activityTabs } from './tabs.ts';

const BlockedLink = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    fontSize: 'md',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
});

/** Its height is the same before and after the number has loaded. */
const Total = styled('h2', {
  base: {
    minHeight: '3rem',
    paddingInline: '4',
    paddingTop: '4',
    fontSize: 'md',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
});

interface ActivityScreenProps {
  tab: ActivityTab;
  /** How many there are; undefined until the list is loaded. */
  count: number | undefined;
  children: ReactNode;
}

/** The member's own activity: the tabs, the number of what the tab lists, and the list. */
export function ActivityScreen({ tab, count, children }: ActivityScreenProps) {
  return (
    <>
      <PageHeader title="내 커뮤니티 활동">
        <BlockedLink to={links.communityBlocked()}>차단 관리</BlockedLink>
      </PageHeader>
      <TabLinks
        label="내 활동"
        items={activityTabs}
        current={tab}
        sticky
        link={(id, props) => <Link to={activityTab(id).to} replace {...props} />}
      />
      <Total>
        {activityTab(tab).title}
        {count !== undefined && ` ${grouped(count)}개`}
      </Total>
      {children}
    </>
  );
}
