import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import type { IconName } from '@jangteo/ui';
import { RowFace, RowList } from './row-list.tsx';

const ways: [address: string, label: string, icon: IconName][] = [
  [links.game(), '오늘의 게임', 'dice'],
  [links.myLevel(), '내 등급과 혜택', 'medal'],
  [links.communityMyPosts(), '내 커뮤니티 활동', 'community'],
  [links.myInfo(), '내 정보 관리', 'person'],
  [links.settings(), '알림과 로그인 설정', 'gear'],
];

export function Activity() {
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">내 활동과 정보</h2>
      <RowList>
        {ways.map(([address, label, icon]) => (
          <li key={label}>
            <Link to={address}>
              <RowFace icon={icon}>{label}</RowFace>
            </Link>
          </li>
        ))}
      </RowList>
    </section>
  );
}
