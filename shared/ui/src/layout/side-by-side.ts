/** Equal columns, beside each other where each of them has this width, otherwise stacked: on a narrow phone with large text. */
export const sideBySide = (leastWidth: string): string => `repeat(auto-fit, minmax(min(100%, ${leastWidth}), 1fr))`;
