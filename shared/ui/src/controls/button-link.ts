import { styled } from '../theme/styled.tsx';
import { buttonStyles } from './button-styles.ts';

/** A plain link with a button's look, for addresses outside the router. */
export const ButtonLink = styled('a', buttonStyles);
