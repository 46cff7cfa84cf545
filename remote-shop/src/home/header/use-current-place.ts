import { useEffect, useState } from 'react';

/** Content above this line is behind the header and the tabs, or has just been left. */
const lineFromTop = 160;

/** The last of these elements that has reached the top of the screen; before that the first. */
export function useCurrentPlace<Id extends string>(ids: readonly [Id, ...Id[]] | readonly Id[]): Id {
  const [current, setCurrent] = useState(ids[0] as Id);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const reached = ids.filter((id) => {
        const place = document.getElementById(id);
        return place !== null && place.getBoundingClientRect().top <= lineFromTop;
      });
      setCurrent((reached.at(-1) ?? ids[0]) as Id);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    // The visitor may have been taken to a place before.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ids]);

  return current;
}
