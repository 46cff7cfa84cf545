import type { RouteContext } from '@jangteo/navigation';
import { planOf } from './form-plan.ts';
import { levelQuery } from './level-query.ts';

const { load: loadForm, head } = planOf('survey');

export { head };

export const load = (context: RouteContext): Promise<unknown> =>
  Promise.all([loadForm?.(context), context.params.postId ? undefined : context.queryClient.prefetchQuery(levelQuery)]);
