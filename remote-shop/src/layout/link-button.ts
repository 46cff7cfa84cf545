import { Link } from '@jangteo/navigation';
import { buttonStyles, styled } from '@jangteo/ui';

/** A way to somewhere else that is as weighty as a button. */
export const LinkButton = styled(Link, buttonStyles);
