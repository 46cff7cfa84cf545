import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { RowFace, RowList } from './row-list.tsx';

export function Activity() {
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">내 활동과 정보</h2>
      <RowList>
        <li>
          <Link to={links.myInfo()}>
            <RowFace>내 정보 관리</RowFace>
          </Link>
        </li>
        <li>
          <Link to={links.settings()}>
            <RowFace>알림과 로그인 설정</RowFace>
          </Link>
        </li>
      </RowList>
    </section>
  );
}
