import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { askConfirm, showToast } from '@jangteo/overlay';
import { makeRecentTerms } from '@jangteo/page';
import { sessionStore } from '@jangteo/storage';
import { styled } from '@jangteo/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { askLogout } from '../member/ask-logout.ts';
import { Versions } from '../member/versions.tsx';
import { askToDownload } from './my-data/ask-to-download.ts';

const Rows = styled('ul', {
  base: {
    '& :is(a, button, p)': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: 'full',
      minHeight: '3.25rem',
      fontSize: 'lg',
      textAlign: 'start',
    },
    '& span': { fontSize: 'md', color: 'fg.subtle' },
  },
});

export function Account() {
  const queryClient = useQueryClient();
  return (
    <section aria-labelledby="account">
      <h2 id="account">앱과 계정</h2>
      <Rows>
        <li>
          <button type="button" onClick={() => void askToClearCache(queryClient)}>
            저장된 화면과 검색어 지우기
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void askToDownload()}>
            내 정보 모두 내려받기
          </button>
        </li>
        <li>
          <p>
            버전
            <span>
              <Versions />
            </span>
          </p>
        </li>
        <li>
          <button type="button" onClick={() => void askLogout()}>
            로그아웃
          </button>
        </li>
        <li>
          <Link to={links.withdrawInfo()}>회원 탈퇴</Link>
        </li>
      </Rows>
    </section>
  );
}

const recentTerms = [makeRecentTerms('recentSearches'), makeRecentTerms('communityRecentSearches')];

async function askToClearCache(queryClient: QueryClient): Promise<void> {
  const isSure = await askConfirm({
    title: '저장된 화면과 검색어를 지울까요?',
    text: '빨리 보여 드리려고 이 기기에 담아 둔 화면과 최근 검색어가 지워져요. 로그인은 그대로예요.',
    confirmLabel: '지우기',
    cancelLabel: '취소',
  });
  if (!isSure) return;
  for (const terms of recentTerms) terms.removeAll();
  sessionStore.remove('queryCache');
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries();
  showToast({ matter: 'cache', icon: 'check', start: '모두 지웠어요.' });
}
