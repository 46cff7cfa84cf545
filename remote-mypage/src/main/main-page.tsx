import { Heading, styled, TopBar } from '@jangteo/ui';
import { Business } from './business.tsx';
import { Help } from './help.tsx';
import { Shopping } from './shopping.tsx';
import { Welcome } from './welcome.tsx';

const Sections = styled('div', {
  base: {
    '& > section': { paddingInline: '4', paddingBlock: '6' },
    '& > section + section': { borderTopWidth: '0.5rem', borderColor: 'bg.muted' },
    '& h2': { marginBottom: '2', fontSize: 'lg', fontWeight: 'bold' },
  },
});

/** The page as a visitor sees it who is not signed in. */
export default function MainPage() {
  return (
    <>
      <TopBar>
        <Heading as="h1">마이페이지</Heading>
      </TopBar>
      <Sections>
        <Welcome />
        <Shopping />
        <Help />
        <Business />
      </Sections>
    </>
  );
}
