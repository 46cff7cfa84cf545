import { activityHead } from './activity-plan.ts';

export const head = activityHead('post');
