import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { RowFace, RowList } from './row-list.tsx';

const ways: [address: string, label: string][] = [
  [links.communityMyPosts(), '내 커뮤니티 활동'],
  [links.myLevel(), '내 등급과 혜택'],
  [links.starHistory(), '별 내역'],
  [links.pointGuide(), '별 모으는 방법'],
  [links.game(), '오늘의 게임'],
  [links.myInfo(), '내 정보 관리'],
  [links.settings(), '알림과 로그인 설정'],
];

export function Activity() {
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">내 활동과 정보</h2>
      <RowList>
        {ways.map(([address, label]) => (
          <li key={label}>
            <Link to={address}>
              <RowFace>{label}</RowFace>
            </Link>
          </li>
        ))}
      </RowList>
    </section>
  );
}
