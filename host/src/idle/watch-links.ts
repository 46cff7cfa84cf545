/** A link that has been there for this long counts as seen. */
const glanceMs = 500;
/** A card's link is its title: the picture above may be in view, and be tapped, while the link is still below the view. */
const nearby = '0px 0px 100%';

/**
 * Reports links to own pages that stay in view or near below it. Links that appear later are not observed: most lead where
 * others do already.
 */
export function watchLinks(onSeen: (link: HTMLAnchorElement) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting) continue;
        const see = () => {
          observer.unobserve(target);
          onSeen(target as HTMLAnchorElement);
        };
        timers.set(target, setTimeout(see, glanceMs));
      }
    },
    { rootMargin: nearby },
  );
  for (const link of document.querySelectorAll('a[href^="/"]')) {
    // Links within SVG have no pathname.
    if (link instanceof HTMLAnchorElement) observer.observe(link);
  }
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
