import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { AlarmBell } from '@jangteo/page';
import { Heading, Icon, iconButtonStyles, styled, TabLinks, TopBar } from '@jangteo/ui';
import { WriteLink } from './write-link.tsx';

/** Each tab with what one writes there. */
const tabs = [
  { id: 'popular', label: '인기글', to: links.communityPopular(), write: '글쓰기', form: links.communityPostForm() },
  {
    id: 'dashboard',
    label: '게시판',
    to: links.communityDashboard(),
    write: '글쓰기',
    form: links.communityPostForm(),
  },
  { id: 'qna', label: '질문', to: links.communityQna(), write: '질문하기', form: links.communityQuestionForm() },
  { id: 'survey', label: '설문', to: links.communitySurvey(), write: '설문 만들기', form: links.communitySurveyForm() },
] as const;

export type CommunityTab = (typeof tabs)[number]['id'];

const SearchLink = styled(Link, iconButtonStyles);

const tabOf = (id: CommunityTab) => tabs.find((tab) => tab.id === id) ?? tabs[0];

export function CommunityHeader({ current }: { current: CommunityTab }) {
  const { form, write } = tabOf(current);
  return (
    <>
      <TopBar style={{ paddingInlineEnd: '0.25rem' }}>
        <Heading as="h1" flex="1">
          커뮤니티
        </Heading>
        <SearchLink to={links.communitySearch()} aria-label="커뮤니티 검색">
          <Icon name="search" />
        </SearchLink>
        <AlarmBell />
      </TopBar>
      <TabLinks
        label="커뮤니티 메뉴"
        items={tabs}
        current={current}
        sticky
        link={(id, props) => <Link to={tabOf(id).to} {...props} />}
      />
      <WriteLink to={form}>{write}</WriteLink>
    </>
  );
}
