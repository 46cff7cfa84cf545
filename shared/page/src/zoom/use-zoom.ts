import { type PointerEvent, type RefObject, useCallback, useMemo, useRef, type WheelEvent } from 'react';
import { distance, middle, nearScale, type Point, whole, withinEdges, type ZoomState, zoomedTo } from './zoom-state.ts';

/** Two taps within this time, at about the same place, are a double tap. */
const doubleTapMs = 300;
const tapReach = 24;
/** A swipe of this length over an unzoomed picture leads to the next one. */
const swipeReach = 60;

interface ZoomEvents {
  onNear: (isNear: boolean) => void;
  onSwipe: (direction: -1 | 1) => void;
}

/** Moves the picture with the fingers. Written to the element directly: sixty changes a second are too many renders. */
export function useZoom(picture: RefObject<HTMLElement | null>, { onNear, onSwipe }: ZoomEvents) {
  const state = useRef<ZoomState>(whole);
  const fingers = useRef(new Map<number, Point>());
  const began = useRef<Point>(undefined);
  const lastTap = useRef<Point & { at: number }>(undefined);

  const apply = useCallback(
    (next: ZoomState, settles: boolean) => {
      const element = picture.current;
      if (!element) return;
      state.current = withinEdges(next, { width: element.offsetWidth, height: element.offsetHeight });
      const { x, y, scale } = state.current;
      element.toggleAttribute('data-settles', settles);
      element.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    },
    [picture],
  );
  const setNear = useCallback(
    (isNear: boolean, point: Point = { x: 0, y: 0 }) => {
      if (isNear === state.current.scale > 1) return;
      apply(isNear ? zoomedTo(state.current, nearScale, point) : whole, true);
    },
    [apply],
  );

  const handlers = useMemo(() => {
    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
      x: clientX - window.innerWidth / 2,
      y: clientY - window.innerHeight / 2,
    });
    const reportNear = () => onNear(state.current.scale > 1);

    const tap = (point: Point) => {
      const before = lastTap.current;
      const at = performance.now();
      if (!before || at - before.at > doubleTapMs || distance(before, point) > tapReach) {
        lastTap.current = { ...point, at };
        return;
      }
      lastTap.current = undefined;
      setNear(state.current.scale === 1, point);
      reportNear();
    };
    const lift = (event: PointerEvent) => {
      const point = pointOf(event);
      const from = began.current;
      const wasAlone = fingers.current.size === 1;
      fingers.current.delete(event.pointerId);
      if (!wasAlone || !from) return;
      began.current = undefined;
      if (distance(from, point) < tapReach) tap(point);
      else if (state.current.scale === 1 && Math.abs(point.x - from.x) > swipeReach) onSwipe(point.x < from.x ? 1 : -1);
    };

    return {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, pointOf(event));
        began.current = fingers.current.size === 1 ? pointOf(event) : undefined;
      },
      onPointerMove(event: PointerEvent) {
        const held = fingers.current;
        const before = held.get(event.pointerId);
        if (!before) return;
        const point = pointOf(event);
        const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
        held.set(event.pointerId, point);
        const { scale, x, y } = state.current;
        if (other) {
          const growth = distance(point, other) / Math.max(1, distance(before, other));
          apply(zoomedTo(state.current, scale * growth, middle(point, other)), false);
          reportNear();
        } else if (scale > 1) {
          apply({ scale, x: x + point.x - before.x, y: y + point.y - before.y }, false);
        }
      },
      onPointerUp: lift,
      onPointerCancel(event: PointerEvent) {
        fingers.current.delete(event.pointerId);
        began.current = undefined;
      },
      /** A pinch on a touchpad arrives as a wheel event with the control key. */
      onWheel(event: WheelEvent) {
        if (!event.ctrlKey) return;
        apply(zoomedTo(state.current, state.current.scale * (1 - event.deltaY / 100), pointOf(event)), false);
        reportNear();
      },
    };
  }, [apply, onNear, onSwipe, setNear]);

  return { handlers, setNear };
}
