import { Link } from '@jangteo/navigation';
import { buttonStyles, styled } from '@jangteo/ui';

/** A link that looks like a button. */
export const LinkButton = styled(Link, buttonStyles);
