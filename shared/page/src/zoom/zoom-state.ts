/** How a picture is drawn: enlarged about its middle, then moved. */
export interface ZoomState {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** With its own size in px. */
export interface ZoomedPicture extends Size {
  src: string;
}

export interface Point {
  x: number;
  y: number;
}

export const whole: ZoomState = { scale: 1, x: 0, y: 0 };
export const nearScale = 2.5;
const largest = 4;

/** Enlarged to `scale` so that the part under `point` (from the middle) stays there. */
export function zoomedTo(state: ZoomState, scale: number, point: Point): ZoomState {
  const next = Math.min(Math.max(scale, 1), largest);
  const growth = next / state.scale;
  return { scale: next, x: point.x - (point.x - state.x) * growth, y: point.y - (point.y - state.y) * growth };
}

/** Moved back so that the picture's edges stay outside the view. */
export function withinEdges({ scale, x, y }: ZoomState, { width, height }: Size): ZoomState {
  const bound = (value: number, length: number) => {
    const room = ((scale - 1) * length) / 2;
    return Math.min(Math.max(value, -room), room);
  };
  return { scale, x: bound(x, width), y: bound(y, height) };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
