/** Stand-ins for browser functions that jsdom lacks. It has no layout, so that no element comes into view by itself. */

const observed = new Map<Element, IntersectionObserverCallback>();

class ViewObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;
  readonly #elements = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(element: Element): void {
    this.#elements.add(element);
    observed.set(element, this.#callback);
  }

  unobserve(element: Element): void {
    this.#elements.delete(element);
    observed.delete(element);
  }

  disconnect(): void {
    for (const element of this.#elements) this.unobserve(element);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

const entryOf = (target: Element, isIntersecting: boolean): IntersectionObserverEntry =>
  ({ target, isIntersecting, intersectionRatio: Number(isIntersecting) }) as IntersectionObserverEntry;

/**
 * Simulates scrolling until every observed element has come into view. As browsers do of an element that has left the view
 * and come back while they were busy, it reports both at once, the older first.
 */
export function scrollIntoView(): void {
  for (const [element, callback] of observed) {
    callback([entryOf(element, false), entryOf(element, true)], {} as IntersectionObserver);
  }
}

const nothing = (): void => undefined;

/** Nothing has a size here. */
class SizeObserver implements ResizeObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** jsdom has the element without its methods. */
const dialogMethods: Pick<HTMLDialogElement, 'showModal' | 'close'> & ThisType<HTMLDialogElement> = {
  showModal() {
    this.open = true;
  },
  close() {
    this.open = false;
  },
};

beforeEach(() => {
  observed.clear();
  Object.assign(HTMLDialogElement.prototype, dialogMethods);
  Object.assign(window, {
    IntersectionObserver: ViewObserver,
    ResizeObserver: SizeObserver,
    scrollTo: nothing,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  });
});
