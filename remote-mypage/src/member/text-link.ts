import { Link } from '@jangteo/navigation';
import { styled } from '@jangteo/ui';

/** A link below settings that leads to their explanation; several may stand in a row. */
export const TextLink = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    marginRight: '4',
    fontSize: 'sm',
    color: 'fg.subtle',
    textDecoration: 'underline',
  },
});
