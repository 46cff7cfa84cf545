import { Loaded, PageHeader } from '@jangteo/page';
import { profileQuery, useIsMember } from '@jangteo/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boardTexts } from '../boards.ts';
import { type StartingDraft, useStartingDraft } from '../drafts/use-starting-draft.ts';
import { FormSkeleton } from '../form-skeleton.tsx';
import { MealForm } from './meal-form.tsx';

/** The form stays when the login is lost while one writes, which takes the data of the page. */
export default function MealFormPage() {
  const profile = useQuery({ ...profileQuery, enabled: useIsMember() });
  const [owner, setOwner] = useState(profile.data?.signUpDt);
  if (profile.data && owner === undefined) setOwner(profile.data.signUpDt);
  return (
    <>
      <PageHeader title={boardTexts.daily.write} />
      {owner === undefined ? (
        <Loaded query={{ ...profile, data: undefined }} failed="page" skeleton={<FormSkeleton />}>
          {() => null}
        </Loaded>
      ) : (
        <MealStart key={owner} owner={owner} />
      )}
    </>
  );
}

/** A draft is shown at once: there is little to choose between. */
function MealStart({ owner }: { owner: string }) {
  const [start, setStart] = useState<Omit<StartingDraft, 'isPending'>>();
  const { isPending, ...found } = useStartingDraft({
    board: 'daily',
    postId: undefined,
    owner,
    hasBegun: !!start,
  });
  if (start) return <MealForm owner={owner} {...start} />;
  if (isPending) return <FormSkeleton />;
  setStart(found);
  return null;
}
