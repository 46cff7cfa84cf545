import { koreanDay } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { serverNow } from '@jangteo/query';
import { Icon, styled } from '@jangteo/ui';

const Root = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginInline: '4',
    marginTop: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'lg',
    bg: 'primary.subtle',
    '& > span': { flex: '1', minWidth: '0', fontSize: 'md' },
    '& > span > strong': { display: 'block', fontSize: 'lg', fontWeight: 'bold' },
    '& > svg': { flexShrink: '0', color: 'primary.text' },
  },
});

/** Leads to the meals of today. */
export const DailyEntrance = () => (
  <Root to={links.communityDailyBoard(koreanDay(new Date(serverNow())))}>
    <span>
      <strong>오늘의 밥상</strong>
      오늘은 뭘 드셨나요? 사진 한 장으로 나눠요.
    </span>
    <Icon name="chevron" size={20} />
  </Root>
);
