import type { Game } from '@jangteo/contract';
import { styled } from '@jangteo/ui';

const Table = styled('table', {
  base: {
    width: 'full',
    marginTop: '3',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { paddingBlock: '2', borderBottomWidth: '1px', textAlign: 'left', fontWeight: 'regular' },
    '& :is(th, td):last-child': { textAlign: 'right' },
    '& thead th': { fontSize: 'sm', color: 'fg.subtle' },
  },
});

const Text = styled('p', { base: { marginTop: '1', fontSize: 'md', color: 'fg.muted' } });

export const Odds = ({ odds }: { odds: Game['odds'] }) => (
  <section aria-labelledby="odds">
    <h2 id="odds">바구니에 든 별과 확률</h2>
    <Text>어느 쪽을 들춰도 확률은 같아요.</Text>
    <Table>
      <thead>
        <tr>
          <th scope="col">별</th>
          <th scope="col">확률</th>
        </tr>
      </thead>
      <tbody>
        {odds.map(({ stars, perMille }) => (
          <tr key={stars}>
            <th scope="row">{stars}개</th>
            <td>{perMille / 10}%</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
);
