import { Link } from '@jangteo/navigation';
import { Icon, VisuallyHidden } from '@jangteo/ui';

/** Links from a section to the whole list of which it shows a part. */
export function SectionLink({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to}>
      <VisuallyHidden>{of} </VisuallyHidden>전체 보기
      <Icon name="chevron" size={16} />
    </Link>
  );
}
