import { agreementKinds, agreements } from '@jangteo/contract/agreements';

export const allItems = agreementKinds.map((kind) => ({ kind, ...agreements[kind] }));

export const requiredItems = allItems.filter(({ isRequired }) => isRequired);

export const optionalItems = allItems.filter(({ isRequired }) => !isRequired);
