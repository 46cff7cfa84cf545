import { mayReload, reloadOnce } from '@jangteo/navigation/reload';
import { QueryClient } from '@tanstack/react-query';
import { loadVersion } from './load-version.ts';

// jsdom does not reload.
jest.mock('@jangteo/navigation/reload', () => ({ mayReload: jest.fn(), reloadOnce: jest.fn() }));

function meetVersion() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['shop:home'], 'old shape');
  window.sessionStorage.setItem('host:queryCache', '{}');
  loadVersion('2.9.6', queryClient);
  return [queryClient.getQueryData(['shop:home']), window.sessionStorage.getItem('host:queryCache')];
}

test('[SES-16] another version clears the caches and reloads the page', () => {
  jest.mocked(mayReload).mockReturnValue(true);
  expect(meetVersion()).toEqual([undefined, null]);
  expect(reloadOnce).toHaveBeenCalledWith('version 2.9.6');
});

test('[SES-16] a page that was reloaded for this version already keeps its caches', () => {
  jest.mocked(mayReload).mockReturnValue(false);
  jest.mocked(reloadOnce).mockReset();
  expect(meetVersion()).toEqual(['old shape', '{}']);
  expect(reloadOnce).not.toHaveBeenCalled();
});
