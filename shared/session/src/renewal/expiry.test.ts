import { call } from '@jangteo/http';
import * as leaving from '@jangteo/navigation/leaving';
import { showAlert } from '@jangteo/overlay';
import { answer, refuse, requestsTo, signInAs } from '@jangteo/testing';
import { waitFor } from '@testing-library/react';
import { openSession } from '../testing/open-session.ts';

jest.mock('@jangteo/overlay', () => ({ showAlert: jest.fn() }));
jest.mock('@jangteo/navigation/leaving', () => ({ leaveTo: jest.fn(), openPopup: jest.fn() }));

const publicCall = 'GET /api/v1/display/home/shop';
const deleteCall = 'DELETE /api/v1/token/jwt';
const over = { status: 401, code: 112, message: '' } as const;

const alert = jest.mocked(showAlert);

beforeEach(() => {
  signInAs('old');
  alert.mockReset().mockResolvedValue();
  jest.mocked(leaving.leaveTo).mockReset();
  openSession();
  answer(publicCall, { list: [] });
  refuse(publicCall, over, ({ headers }) => headers.has('authorization'));
  refuse(deleteCall, over);
});
afterEach(() => Object.assign(window, { opener: null }));

test('[SES-09] an expired login is logged out in full, a dialog says so, and the page goes on as a visitor’s', async () => {
  await expect(Promise.all([call(publicCall), call(publicCall)])).resolves.toHaveLength(2);
  expect(requestsTo(deleteCall)).toHaveLength(1);
  expect(window.localStorage.getItem('accessToken1')).toBeNull();
  expect(alert).toHaveBeenCalledTimes(1);
  expect(alert).toHaveBeenCalledWith('로그인 유효기간이 지났어요. 다시 로그인해 주세요.');
});

test('[SES-09] dismissing the dialog goes to the shop login', async () => {
  await call(publicCall);
  await waitFor(() => expect(leaving.leaveTo).toHaveBeenCalledWith('http://shop.test/login'));
});

test('[SES-09] in a popup, dismissing the dialog closes it', async () => {
  Object.assign(window, { opener: {} });
  const close = jest.spyOn(window, 'close').mockReturnValue();
  await call(publicCall);
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(leaving.leaveTo).not.toHaveBeenCalled();
});

test('[SES-09] nothing happens before the dialog is dismissed', async () => {
  alert.mockReturnValue(new Promise(() => undefined));
  await call(publicCall);
  expect(leaving.leaveTo).not.toHaveBeenCalled();
});

test('[SES-08] an expired refresh token ends the login too', async () => {
  refuse(publicCall, { status: 401, code: 111, message: '' }, ({ headers }) => headers.has('authorization'));
  refuse('PUT /api/v1/token/jwt/refresh', over);
  await expect(call(publicCall)).resolves.toEqual({ list: [] });
  expect(alert).toHaveBeenCalledTimes(1);
});
