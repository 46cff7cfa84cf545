import type { LegalVersion } from '@jangteo/contract/texts/legal-text';
import { koreanDate } from '@jangteo/page';
import { ArticleText } from './article-text.tsx';

/** The numbered articles of a text and the date on which they come into force. */
export const Articles = ({ version }: { version: LegalVersion }) => (
  <>
    {version.articles.map((article, index) => (
      <section key={article.title} id={`article-${index + 1}`} aria-labelledby={`article-${index + 1}-title`}>
        <h2 id={`article-${index + 1}-title`}>
          제{index + 1}조 ({article.title})
        </h2>
        <ArticleText content={article.content} />
      </section>
    ))}
    <p>부칙: 이 내용은 {koreanDate(version.effectiveOn)}부터 시행합니다.</p>
  </>
);
