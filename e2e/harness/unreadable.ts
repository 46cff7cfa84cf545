import type { Page } from 'playwright/test';

/** What a visitor cannot read: text that is cut off or has no room, texts that overlap, controls beyond the screen. */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 2;
    /** In characters: a longer word may be wider than a line of large text. */
    const longestUnbroken = 6;
    /** For a text that ends in an ellipsis, in characters. */
    const leastRoom = 3;
    // A phone zooms out of a page that is too wide: its window grows, the layout's width does not.
    const screenWidth = document.documentElement.clientWidth;
    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ancestorsOf(element).every((one) => getComputedStyle(one).clipPath === 'none');

    /** The part of a line that is on the screen, and whether it is cut off other than on purpose. */
    function seen({ left, right, top, bottom }: DOMRect, element: Element) {
      const box = { left, right, top, bottom, isCut: false };
      let mayBeCut = false;
      for (const one of ancestorsOf(element)) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(one);
        if (overflowX === 'visible' || one === document.body || one === document.documentElement) continue;
        mayBeCut ||= /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const edge = one.getBoundingClientRect();
        const cut = Math.max(
          edge.left - box.left,
          box.right - edge.right,
          edge.top - box.top,
          box.bottom - edge.bottom,
        );
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
        const isWithin = box.right - box.left > slack && box.bottom - box.top > slack;
        if (!isWithin) return undefined;
        if (!mayBeCut && cut > slack) box.isCut = true;
      }
      if (!mayBeCut && (box.left < -slack || box.right > screenWidth + slack)) box.isCut = true;
      return box;
    }

    /** What floats over the page may overlap it. */
    const layerOf = (element: Element) =>
      ancestorsOf(element).find((one) => /absolute|fixed|sticky/.test(getComputedStyle(one).position));

    /** The short words of a text that go on in the next line: there is too little room beside something else. */
    const brokenWordsOf = (node: Node): string[] =>
      [...(node.textContent ?? '').matchAll(/[^\s·]+/g)].flatMap(({ 0: word, index }) => {
        // Lines may end within anything else.
        if (word.length > longestUnbroken || !/^[\p{L}\d,.%]+$/u.test(word)) return [];
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, second] = range.getClientRects();
        return first && second && second.top >= first.bottom - slack
          ? [`on two lines: ${word} in ${node.textContent?.slice(0, 40)}`]
          : [];
      });

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const lines: (NonNullable<ReturnType<typeof seen>> & { text: string; node: Node; layer: Element | undefined })[] =
      [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 30);
      if (!element || !text || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(element);
      for (const line of range.getClientRects()) {
        const box = seen(line, element);
        if (box) lines.push({ ...box, text, node, layer });
      }
      broken.push(...brokenWordsOf(node));
    }
    const cut = lines.filter(({ isCut }) => isCut).map(({ text }) => `cut off: ${text}`);
    const controls: typeof lines = [];
    for (const control of document.querySelectorAll('a, button, input, textarea')) {
      const box = isShown(control) ? seen(control.getBoundingClientRect(), control) : undefined;
      const text = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 30);
      if (box) controls.push({ ...box, text, node: control, layer: layerOf(control) });
    }
    const beyond = controls.filter(({ isCut }) => isCut).map(({ text }) => `beyond the screen: ${text}`);
    // Lines of one text may touch: their boxes are higher than their characters.
    const overlapping = [lines, controls].flatMap((boxes) =>
      boxes.flatMap((a, i) =>
        boxes.slice(i + 1).flatMap((b) => {
          if (a.layer !== b.layer || a.node.contains(b.node) || b.node.contains(a.node)) return [];
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          const isOver = width > slack && height > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
          return isOver ? [`overlapping: ${a.text} / ${b.text}`] : [];
        }),
      ),
    );
    const shortened = [...document.querySelectorAll('body *')].flatMap((element) => {
      const { textOverflow, fontSize } = getComputedStyle(element);
      const room = element.clientWidth / Number.parseFloat(fontSize);
      const isTooShort = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth && room < leastRoom;
      return isTooShort && isShown(element)
        ? [`shortened to ${Math.floor(room)} characters: ${element.textContent}`]
        : [];
    });
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.body;
    return [
      ...new Set([
        ...cut,
        ...broken,
        ...shortened,
        ...overlapping,
        ...beyond,
        ...(scrollWidth > clientWidth ? ['scrolls sideways'] : []),
      ]),
    ];
  });
