import { isInForce, type LegalText, type LegalVersion, versionInForce } from '@jangteo/contract/texts/legal-text';
import { Link, useSearchParams } from '@jangteo/navigation';
import { koreanDate, PageHeader } from '@jangteo/page';
import { serverNow } from '@jangteo/query';
import { Icon } from '@jangteo/ui';
import { useState } from 'react';
import { Articles } from './articles.tsx';
import { Contents, Dates, LegalBody, OtherNotice, Versions } from './legal-parts.ts';
import { versionAddress, versionOf } from './version-in-address.ts';

export function LegalPage({ text }: { text: LegalText }) {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date(serverNow()));
  const version = versionOf(text, search, now);
  const current = versionInForce(text, now);
  const next = text.versions.find((coming) => !isInForce(coming, now));
  const addressOf = ({ effectiveOn }: LegalVersion) => versionAddress(text, effectiveOn, now);

  return (
    <>
      <PageHeader title={text.title} />
      <LegalBody>
        <Versions aria-label="시행일">
          {text.versions.map((listed) => (
            <Link
              key={listed.effectiveOn}
              to={addressOf(listed)}
              replace
              aria-current={listed === version ? 'true' : undefined}
            >
              {koreanDate(listed.effectiveOn)}
              {listed === current && ' (현재)'}
              {!isInForce(listed, now) && ' (예정)'}
            </Link>
          ))}
        </Versions>
        <Dates>
          공고일 {koreanDate(version.announcedOn)} · 시행일 {koreanDate(version.effectiveOn)}
        </Dates>
        {version !== current && (
          <OtherNotice role="note">
            {isInForce(version, now) ? '지난 버전이에요.' : `${koreanDate(version.effectiveOn)}부터 적용될 버전이에요.`}{' '}
            지금은 <Link to={text.path}>{koreanDate(current.effectiveOn)}부터 시행된 버전</Link>이 적용돼요.
          </OtherNotice>
        )}
        {version === current && next && (
          <OtherNotice role="note">
            <Link to={addressOf(next)}>{koreanDate(next.effectiveOn)}부터 바뀌는 내용</Link>을 미리 볼 수 있어요.
          </OtherNotice>
        )}
        <p>{text.intro}</p>
        {version.changes && (
          <>
            <h2>이번에 바뀐 내용</h2>
            <ul>
              {version.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </>
        )}
        <Contents>
          <summary>
            차례
            <Icon name="chevron" size={18} />
          </summary>
          <ol>
            {version.articles.map(({ title }, index) => (
              <li key={title}>
                <Link to={`${addressOf(version)}#article-${index + 1}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </Contents>
        <Articles version={version} />
      </LegalBody>
    </>
  );
}
