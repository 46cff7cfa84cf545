type YesNo = 'Y' | 'N';

export const yesNo = (isYes: boolean): YesNo => (isYes ? 'Y' : 'N');

export const isYes = (answer: YesNo): boolean => answer === 'Y';
