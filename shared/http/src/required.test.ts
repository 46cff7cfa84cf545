import { CallError } from './call-error.ts';
import { required } from './required.ts';

test("[SES-19] a missing parameter is refused in the customer's words", () => {
  const push = () => required('deviceUuid', undefined, 'PUT /api/v1/app/push');
  expect(push).toThrow(CallError);
  expect(push).toThrow('Required parameter deviceUuid was null or undefined when calling PUT /api/v1/app/push');
  expect(required('deviceUuid', '', 'PUT /api/v1/app/push')).toBe('');
});
