import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../controls/icon.tsx';
import { CarouselRoot } from './carousel-root.ts';
import { autoplaySwitch, useAutoplay } from './use-autoplay.ts';

export interface CarouselProps {
  label: string;
  /** One child is one slide. */
  children: ReactNode;
  /** Time a slide stays, in ms; without it the carousel does not turn by itself. */
  interval?: number;
}

/** Slides that snap into place. The browser scrolls them, so they work before and without JavaScript. */
export function Carousel({ label, children, interval }: CarouselProps) {
  const slides = Children.toArray(children);
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The slide to which it is still scrolling: a button that is pressed again meanwhile leads on from there. */
  const aim = useRef<number>(undefined);

  const step = useCallback((by: 1 | -1) => {
    const box = track.current;
    if (!box) return;
    const count = box.children.length;
    aim.current = ((aim.current ?? slideAt(box)) + by + count) % count;
    box.scrollTo({ left: aim.current * box.clientWidth, behavior: 'smooth' });
  }, []);
  const showNext = useCallback(() => step(1), [step]);
  const { playing, setPlaying } = useAutoplay(root, showNext, slides.length > 1 ? interval : undefined);

  useEffect(() => {
    const box = track.current;
    if (!box) return;
    const forgetAim = () => {
      aim.current = undefined;
    };
    const onScroll = () => {
      setCurrent(slideAt(box));
      if (Math.abs(box.scrollLeft - (aim.current ?? 0) * box.clientWidth) < 1) forgetAim();
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('pointerdown', forgetAim);
    return () => {
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('pointerdown', forgetAim);
    };
  }, []);

  return (
    <CarouselRoot ref={root} aria-roledescription="캐러셀" aria-label={label}>
      <ul ref={track}>
        {slides.map((slide, index) => (
          <li key={index} aria-roledescription="슬라이드" aria-label={`${index + 1} / ${slides.length}`}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div data-part="controls">
          <button type="button" data-part="step" aria-label="이전" onClick={() => step(-1)}>
            <Icon name="back" size={16} />
          </button>
          <span data-part="counter" aria-live={playing ? 'off' : 'polite'}>
            <b>{current + 1}</b> / {slides.length}
          </span>
          <button type="button" data-part="step" aria-label="다음" onClick={showNext}>
            <Icon name="chevron" size={16} />
          </button>
          {interval !== undefined && (
            <button
              type="button"
              {...{ [autoplaySwitch]: '' }}
              aria-label={playing ? '자동 넘김 멈추기' : '자동 넘김 시작'}
              onClick={() => setPlaying(!playing)}
            >
              <Icon name={playing ? 'pause' : 'play'} size={14} />
            </button>
          )}
        </div>
      )}
    </CarouselRoot>
  );
}

const slideAt = (box: HTMLElement) => (box.clientWidth > 0 ? Math.round(box.scrollLeft / box.clientWidth) : 0);
