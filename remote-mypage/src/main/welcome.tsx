import { Icon, type IconName, styled } from '@jangteo/ui';

const benefits: [IconName, string][] = [
  ['heart', '마음에 든 상품과 스토어를 찜해 두기'],
  ['spark', '활동하며 모은 별을 쇼핑몰 적립금으로 바꾸기'],
  ['community', '커뮤니티에 글을 쓰고 질문하기'],
  ['alarm', '특가가 시작되면 알림 받기'],
];

const Panel = styled('div', {
  base: {
    padding: '5',
    borderRadius: 'lg',
    bg: 'primary.subtle',
    '& h2': { fontSize: 'xl', lineHeight: 'snug' },
    '& li': { display: 'flex', alignItems: 'center', gap: '2.5', minHeight: '8' },
    '& svg': { flexShrink: '0', color: 'primary.stroke' },
    '& p': { marginTop: '3', fontSize: 'sm', color: 'fg.muted', wordBreak: 'keep-all' },
  },
});

/** Names the benefits of membership and says that sign-up is not open yet. */
export function Welcome() {
  return (
    <section aria-labelledby="welcome">
      <Panel>
        <h2 id="welcome">회원이 되면 이런 것을 할 수 있어요</h2>
        <ul>
          {benefits.map(([icon, text]) => (
            <li key={text}>
              <Icon name={icon} size={20} />
              {text}
            </li>
          ))}
        </ul>
        <p>로그인과 회원 가입은 준비하고 있어요. 지금은 로그인하지 않고 모든 상품과 커뮤니티를 볼 수 있어요.</p>
      </Panel>
    </section>
  );
}
