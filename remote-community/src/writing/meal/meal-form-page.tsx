import { useState } from 'react';
import { type StartingDraft, useStartingDraft } from '../drafts/use-starting-draft.ts';
import { FormPage, type FormStart } from '../form-page.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { MealForm } from './meal-form.tsx';

export default function MealFormPage() {
  return <FormPage board="daily">{(start) => <MealStart {...start} />}</FormPage>;
}

/** A draft is shown at once: there is little to choose between. */
function MealStart(start: FormStart) {
  const { postId, owner } = start;
  const [begun, setBegun] = useState<Omit<StartingDraft, 'isPending'>>();
  const { isPending, ...found } = useStartingDraft({ board: 'daily', postId, owner, hasBegun: !!begun });
  if (begun) return <MealForm {...start} {...begun} />;
  if (isPending) return <FormSkeleton />;
  setBegun(found);
  return null;
}
