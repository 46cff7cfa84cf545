import { serverAnswers } from '@jangteo/http';
import { mayReload, reloadOnce } from '@jangteo/navigation/reload';
import { useEffect, useState } from 'react';

/** Tries to mend a page by loading it anew. Answers whether there is hope; then the page may be left at any moment. */
export function useReloadOnce(cause: string): boolean {
  const [mayReloadNow, setMayReload] = useState(() => mayReload(cause));
  useEffect(() => {
    if (!mayReloadNow) return;
    void serverAnswers().then((answers) => setMayReload(answers && reloadOnce(cause)));
  }, [mayReloadNow, cause]);
  return mayReloadNow;
}
