import { planOf } from './post-plan.ts';

export const { load, opening, head } = planOf('dashboard');
