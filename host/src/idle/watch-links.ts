/** A link that has been in view for this long counts as seen. */
const glanceMs = 500;

/**
 * Reports links to own pages that stay in view. Links that appear later are not observed: most lead where others do
 * already.
 */
export function watchLinks(onSeen: (link: HTMLAnchorElement) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (!isIntersecting) continue;
      const see = () => {
        observer.unobserve(target);
        onSeen(target as HTMLAnchorElement);
      };
      timers.set(target, setTimeout(see, glanceMs));
    }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) {
    // Links within SVG have no pathname.
    if (link instanceof HTMLAnchorElement) observer.observe(link);
  }
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
