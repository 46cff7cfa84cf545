import { announceToastItems, onToastItems } from './toast-items.ts';

const item = { isSuccess: true, startPhrase: '구경', pointPhrase: '1별' };

test('[ERR-03] toast items of a view count are not shown', () => {
  const shown = jest.fn();
  const stop = onToastItems(shown);
  announceToastItems('PUT /api/v2/display/product/view/count', [item]);
  announceToastItems('POST /api/v1/community/dashboard/:id/view-count', [item]);
  announceToastItems('POST /api/v1/community/dashboard', []);
  expect(shown).not.toHaveBeenCalled();
  announceToastItems('POST /api/v1/community/dashboard', [item]);
  expect(shown).toHaveBeenCalledTimes(1);
  stop();
});
