import * as leaving from '@jangteo/navigation/leaving';
import { QueryClient } from '@tanstack/react-query';
import { loadVersion } from './load-version.ts';

jest.mock('@jangteo/navigation/leaving', () => ({ reload: jest.fn() }));

const reload = jest.mocked(leaving.reload);

beforeEach(() => {
  reload.mockReset();
  window.sessionStorage.clear();
});

test('[SES-16] another version clears the caches and loads the page anew, once for each version', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['shop:home'], 'old shape');
  window.sessionStorage.setItem('host:queryCache', '{}');
  loadVersion('2.9.6', queryClient);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(['shop:home'])).toBeUndefined();
  expect(window.sessionStorage.getItem('host:queryCache')).toBeNull();
  loadVersion('2.9.6', queryClient);
  expect(reload).toHaveBeenCalledTimes(1);
  loadVersion('2.9.7', queryClient);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('[SES-16] a tab that cannot remember the version is not loaded in a loop', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  loadVersion('2.9.8', new QueryClient());
  expect(reload).not.toHaveBeenCalled();
});
