import type { MyPage } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Badge, grouped, Icon, Progress, styled, VisuallyHidden } from '@jangteo/ui';

const Name = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    '& > strong': { minWidth: '0', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', overflowWrap: 'anywhere' },
    '& > svg': { flexShrink: '0', color: 'fg.subtle' },
  },
});

const NextLevel = styled('div', {
  base: {
    marginTop: '2',
    '& > p': { marginTop: '1.5', fontSize: 'sm', color: 'fg.muted' },
    '& b': { color: 'primary.text', fontWeight: 'semibold' },
  },
});

export function Level({ summary: { nickName, levelName, nextLevel } }: { summary: MyPage }) {
  return (
    <>
      <Name to={links.myInfo()}>
        <strong>{nickName}님</strong>
        <Badge tone="primary">{levelName}</Badge>
        <VisuallyHidden>등급, 내 정보 보기</VisuallyHidden>
        <Icon name="chevron" size={18} />
      </Name>
      <NextLevel>
        <Progress value={nextLevel?.rate ?? 100} label="다음 등급까지" />
        <p>
          {nextLevel ? (
            <>
              별 <b>{grouped(nextLevel.starsLeft)}개</b>를 더 모으면 {nextLevel.levelName} 등급이 돼요.
            </>
          ) : (
            '가장 높은 등급이에요.'
          )}
        </p>
      </NextLevel>
    </>
  );
}
