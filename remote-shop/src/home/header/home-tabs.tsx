import { track } from '@jangteo/analytics';
import { Link } from '@jangteo/navigation';
import { TabLinks } from '@jangteo/ui';
import { useCurrentPlace } from './use-current-place.ts';

const tabs = [
  { id: 'deal', label: '특가' },
  { id: 'season', label: '제철' },
  { id: 'local', label: '팔도' },
  { id: 'store', label: '스토어' },
] as const;

const places = tabs.map(({ id }) => id);

/** Links to the sections of this page; marks the section in view. */
export function HomeTabs() {
  const current = useCurrentPlace(places);
  return (
    <TabLinks
      label="홈 메뉴"
      items={tabs}
      current={current}
      kind="place"
      sticky
      link={(id, props) => (
        <Link
          to={`#${id}`}
          replace
          onClick={() => track('click tab', { button_name: props.children, page_name: 'home' })}
          {...props}
        />
      )}
    />
  );
}
