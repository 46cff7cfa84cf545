import { serverAnswers } from '@jangteo/http';
import { mayReload, reloadOnce } from '@jangteo/navigation/reload';
import { useEffect, useState } from 'react';

/** Tries to mend a page by loading it anew. Answers whether there is hope; then the page may be left at any moment. */
export function useMending(cause: string): boolean {
  const [hasHope, setHope] = useState(() => mayReload(cause));
  useEffect(() => {
    if (!hasHope) return;
    void serverAnswers().then((answers) => setHope(answers && reloadOnce(cause)));
  }, [hasHope, cause]);
  return hasHope;
}
