import { nearScale, whole, withinEdges, zoomedTo } from './zoom-state.ts';

test('the point under the fingers stays there', () => {
  const point = { x: 40, y: -30 };
  const near = zoomedTo(whole, nearScale, point);
  // Where a point of the picture is drawn: its position, enlarged and moved.
  expect({ x: point.x * near.scale + near.x, y: point.y * near.scale + near.y }).toEqual(point);
  expect(zoomedTo(near, 1, point)).toEqual({ scale: 1, x: 0, y: 0 });
});

test('a picture is neither smaller than itself nor unlimited', () => {
  expect(zoomedTo(whole, 0.2, { x: 0, y: 0 }).scale).toBe(1);
  expect(zoomedTo(whole, 40, { x: 0, y: 0 }).scale).toBe(4);
});

test('a picture cannot be pushed beyond its edges', () => {
  expect(withinEdges({ scale: 2, x: 900, y: -900 }, { width: 400, height: 300 })).toEqual({
    scale: 2,
    x: 200,
    y: -150,
  });
  expect(withinEdges({ scale: 1, x: 5, y: 5 }, { width: 400, height: 300 })).toEqual({ scale: 1, x: 0, y: 0 });
});
