import type { EventDetail } from '@jangteo/contract';
import { koreanPeriod } from '@jangteo/page';
import { grouped, Picture, styled } from '@jangteo/ui';
import { Blocks } from '../blocks/blocks.tsx';
import { pictureSizes } from '../picture-sizes.ts';
import { PagePart } from '../sections/page-part.ts';

const Top = styled('div', {
  base: {
    padding: '4',
    '& h1': { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& p': { marginTop: '1.5', fontSize: 'lg', color: 'fg.muted' },
    '& small': { display: 'block', marginTop: '2', fontSize: 'sm', color: 'fg.subtle' },
  },
});

const Lines = styled('p', { base: { fontSize: 'md', color: 'fg.muted', whiteSpace: 'pre-line' } });

export const EventArticle = ({ event }: { event: EventDetail }) => (
  <article aria-label={event.title}>
    <Picture src={event.imageUrl} alt="" width={640} height={360} sizes={pictureSizes.page} priority />
    <Top>
      <h1>{event.title}</h1>
      <p>{event.subtitle}</p>
      <small>{[koreanPeriod(event.startDt, event.endDt), ...applicantsOf(event)].join(' · ')}</small>
    </Top>
    <Blocks blocks={withoutLead(event)} />
    {event.winnersNotice && (
      <PagePart aria-labelledby="winners-title">
        <h2 id="winners-title">당첨자 발표</h2>
        <Lines>{event.winnersNotice}</Lines>
      </PagePart>
    )}
    <PagePart aria-labelledby="terms-title">
      <h2 id="terms-title">꼭 읽어 주세요</h2>
      <Lines>{event.terms}</Lines>
    </PagePart>
  </article>
);

/** A text that begins with the picture at the top does not repeat it. */
const withoutLead = ({ blocks, imageUrl }: EventDetail) =>
  blocks.filter((block, index) => index > 0 || block.type !== 'picture' || block.imageUrl !== imageUrl);

/** An event without applicants shows no count. */
function applicantsOf({ appliedCount, capacity }: EventDetail): string[] {
  if (capacity !== null) return [`${grouped(capacity)}명 중 ${grouped(appliedCount)}명 신청`];
  return appliedCount === 0 ? [] : [`${grouped(appliedCount)}명 신청`];
}
