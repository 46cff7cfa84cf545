import { track } from '@jangteo/analytics';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { RecentTermsList } from '@jangteo/page';
import { recentTerms } from './recent-terms.ts';

export const RecentTermsPart = () => (
  <RecentTermsList
    of={recentTerms}
    link={(term, place) => (
      <Link
        to={links.communitySearchPosts(term)}
        onClick={() => track('click keyword', { click_keyword: term, button_name: 'recent', order: place + 1 })}
      >
        <span>{term}</span>
      </Link>
    )}
  />
);
