import { planOf } from './post-plan.ts';

export const { load, head } = planOf('qna');
