/** Seen for this long, a link may be meant. */
const glanceMs = 500;

/** Tells of links to own pages that stay in view. Those that come to the page later mostly lead where others do already. */
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
    // Links within drawings have no path of their own to ask for.
    if (link instanceof HTMLAnchorElement) observer.observe(link);
  }
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
