import { ActionBar } from '@jangteo/page';
import { Button, grouped } from '@jangteo/ui';
import type { Selection } from './use-selection.ts';

interface EditBarProps {
  selection: Selection;
  /** All products or stores on the screen. */
  ids: readonly number[];
  onRemove: (ids: number[]) => void;
}

export function EditBar({ selection, ids, onRemove }: EditBarProps) {
  const chosen = ids.filter((id) => selection.ids.has(id));
  const remove = () => {
    selection.edit(false);
    onRemove(chosen);
  };
  return (
    <ActionBar aboveNavigation>
      <Button look="subtle" size="lg" onClick={() => selection.toggleAll(ids)}>
        {chosen.length === ids.length ? '선택 해제' : '전체 선택'}
      </Button>
      <Button size="lg" disabled={chosen.length === 0} onClick={remove}>
        {chosen.length === 0 ? '찜에서 빼기' : `${grouped(chosen.length)}개 찜에서 빼기`}
      </Button>
    </ActionBar>
  );
}
