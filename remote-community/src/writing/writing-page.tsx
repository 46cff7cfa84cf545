import type { Board } from '@jangteo/contract';
import { FormPage } from './form-page.tsx';
import { WritingStart } from './writing-start.tsx';

export const WritingPage = ({ board }: { board: Board }) => (
  <FormPage board={board}>{(start) => <WritingStart board={board} {...start} />}</FormPage>
);
