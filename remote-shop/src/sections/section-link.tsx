import { Link } from '@jangteo/navigation';
import { Icon, VisuallyHidden } from '@jangteo/ui';

/** Leads from a section to all of what it shows a part of. */
export function SectionLink({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to}>
      <VisuallyHidden>{of} </VisuallyHidden>전체 보기
      <Icon name="chevron" size={16} />
    </Link>
  );
}
