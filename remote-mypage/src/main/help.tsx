import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { company } from '@jangteo/page';
import { LastNotice } from './last-notice.tsx';
import { RowFace, RowList } from './row-list.tsx';

export function Help() {
  return (
    <section aria-labelledby="help">
      <h2 id="help">안내와 도움</h2>
      <RowList>
        <li>
          <Link to={links.notices()}>
            <RowFace>
              공지사항 <LastNotice />
            </RowFace>
          </Link>
        </li>
        <li>
          <a href={`tel:${company.phone}`}>
            <RowFace>
              {`고객센터 ${company.phone} `}
              <small>{company.officeHours}</small>
            </RowFace>
          </a>
        </li>
        <li>
          <a href={`mailto:${company.email}`}>
            <RowFace>이메일로 문의하기</RowFace>
          </a>
        </li>
        <li>
          <Link to={links.terms()}>
            <RowFace>이용약관</RowFace>
          </Link>
        </li>
        <li>
          <Link to={links.privacy()}>
            <RowFace>
              <b>개인정보처리방침</b>
            </RowFace>
          </Link>
        </li>
        <li>
          <Link to={links.marketingInfo()}>
            <RowFace>마케팅 정보 수신 안내</RowFace>
          </Link>
        </li>
      </RowList>
    </section>
  );
}
