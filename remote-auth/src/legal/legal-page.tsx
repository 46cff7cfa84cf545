import type { LegalText } from '@jangteo/contract/texts/legal-text';
import { Link, useSearchParams } from '@jangteo/navigation';
import { koreanDate, PageHeader } from '@jangteo/page';
import { Icon } from '@jangteo/ui';
import { Articles } from './articles.tsx';
import { Contents, LegalBody, PastNotice, Versions } from './legal-parts.ts';
import { versionAddress, versionOf } from './version-in-address.ts';

export function LegalPage({ text }: { text: LegalText }) {
  const [search] = useSearchParams();
  const version = versionOf(text, search);
  const current = text.versions[0];
  const address = versionAddress(text, version.effectiveOn);

  return (
    <>
      <PageHeader title={text.title} />
      <LegalBody>
        <Versions aria-label="시행일">
          {text.versions.map(({ effectiveOn }) => (
            <Link
              key={effectiveOn}
              to={versionAddress(text, effectiveOn)}
              replace
              aria-current={effectiveOn === version.effectiveOn ? 'true' : undefined}
            >
              {koreanDate(effectiveOn)}
              {effectiveOn === current.effectiveOn && ' (현재)'}
            </Link>
          ))}
        </Versions>
        {version !== current && (
          <PastNotice role="note">
            지난 버전이에요. 지금은 <Link to={text.path}>{koreanDate(current.effectiveOn)}부터 시행된 버전</Link>이
            적용돼요.
          </PastNotice>
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
                <Link to={`${address}#article-${index + 1}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </Contents>
        <Articles version={version} />
      </LegalBody>
    </>
  );
}
