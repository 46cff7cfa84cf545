import { Link } from '@jangteo/navigation';
import { Empty } from '@jangteo/ui';

export const NothingChosen = ({ resetTo }: { resetTo: string }) => (
  <Empty
    icon="search"
    title="조건에 맞는 상품이 없어요."
    text="조건을 줄이면 더 많이 볼 수 있어요."
    action={
      <Link to={resetTo} replace>
        조건 모두 지우기
      </Link>
    }
  />
);
