import { useIsOnline } from '@jangteo/state';
import { Button, styled } from '@jangteo/ui';

const Root = styled('div', {
  base: {
    minHeight: '8.5rem',
    textAlign: 'center',
    '& > p': { marginTop: '1', color: 'fg.muted' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
      gap: '2',
      marginTop: '4',
    },
    '& > [role=alert]': { color: 'error' },
  },
});

const corners = ['왼쪽', '가운데', '오른쪽'];

interface ChooseBasketProps {
  description: string;
  opening: number | undefined;
  failure: string | undefined;
  onChoose: (basket: number) => void;
}

export function ChooseBasket({ description, opening, failure, onChoose }: ChooseBasketProps) {
  const isOnline = useIsOnline();
  return (
    <Root>
      <h2 id="game-state">보자기 어느 쪽을 들춰 볼까요?</h2>
      {failure ? <p role="alert">{failure}</p> : <p>{isOnline ? description : offline}</p>}
      <div>
        {corners.map((name, index) => (
          <Button
            key={name}
            size="lg"
            disabled={!isOnline}
            busy={opening !== undefined}
            onClick={() => onChoose(index + 1)}
          >
            {name}
          </Button>
        ))}
      </div>
    </Root>
  );
}

const offline = '지금은 인터넷에 연결되어 있지 않아요. 연결되면 들춰 볼 수 있어요.';
