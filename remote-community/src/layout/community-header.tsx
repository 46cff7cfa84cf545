import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Heading, TabLinks, TopBar } from '@jangteo/ui';

const tabs = [
  { id: 'popular', label: '인기글', to: links.communityPopular() },
  { id: 'dashboard', label: '게시판', to: links.communityDashboard() },
  { id: 'qna', label: '질문', to: links.communityQna() },
  { id: 'survey', label: '설문', to: links.communitySurvey() },
] as const;

export type CommunityTab = (typeof tabs)[number]['id'];

export function CommunityHeader({ current }: { current: CommunityTab }) {
  return (
    <>
      <TopBar>
        <Heading as="h1">커뮤니티</Heading>
      </TopBar>
      <TabLinks
        label="커뮤니티 메뉴"
        items={tabs}
        current={current}
        sticky
        link={(id, props) => <Link to={tabs.find((tab) => tab.id === id)?.to ?? links.communityPopular()} {...props} />}
      />
    </>
  );
}
