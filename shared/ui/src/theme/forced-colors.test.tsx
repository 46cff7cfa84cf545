/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Button } from '../controls/button.tsx';
import { Progress } from '../feedback/progress.tsx';
import { UiProvider } from '../provider.tsx';
import { makeCompleteStyleCache, renderStyles } from '../server.ts';
import { Badge } from '../text/badge.ts';

/** Without spaces, which do not matter. */
function stylesOf(element: React.ReactNode): string {
  const cache = makeCompleteStyleCache('n1');
  renderToString(<UiProvider cache={cache}>{element}</UiProvider>);
  return renderStyles(cache, 'n1').replaceAll(/\s/g, '');
}

const inForcedColors = '@media(forced-colors:active)';

test('in forced colours choices are outlined, buttons and badges have an edge, and bars keep their colours', () => {
  const styles = stylesOf(
    <>
      <Button>담기</Button>
      <Badge>무료배송</Badge>
      <Progress value={40} label="남은 수량" />
    </>,
  );
  expect(styles).toMatch(/forced-color-adjust:none/);
  const rules = styles.split(inForcedColors).slice(1);
  expect(rules).toContainEqual(expect.stringMatching(/outline:2pxsolidHighlight/));
  expect(rules.filter((rule) => /^\{[^}]*border-width:1px/.test(rule))).toHaveLength(2);
});
