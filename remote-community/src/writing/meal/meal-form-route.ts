import { formPlan } from '../form-plan.ts';

export const { load, head } = formPlan('daily');
