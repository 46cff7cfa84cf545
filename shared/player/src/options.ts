export interface PlayerOptions {
  /** 1 forwards, -1 backwards. */
  direction: 1 | -1;
  /** Once, endlessly, or this many times. */
  loop: boolean | number;
  /** Milliseconds between one loop and the next. */
  intermission: number;
  speed: number;
  /** Any CSS background. */
  background: string;
  autoplay: boolean;
  /** `bounce`: every other loop backwards. */
  playMode: 'normal' | 'bounce';
  /** The frame follows the page's scrolling between these two points of the animation's way through the viewport. */
  scrollPlay?: { from: number; to: number } | undefined;
}

export const defaultOptions: PlayerOptions = {
  direction: 1,
  loop: false,
  intermission: 0,
  speed: 1,
  background: 'transparent',
  autoplay: false,
  playMode: 'normal',
};

export class InvalidOption extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidOption';
  }
}

const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isPart = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

const checks: { [Name in keyof Required<PlayerOptions>]: [isValid: (value: unknown) => boolean, message: string] } = {
  direction: [(value) => value === 1 || value === -1, 'Direction can only be -1 (backwards) or 1 (forwards)'],
  loop: [
    (value) => typeof value === 'boolean' || isWhole(value),
    'Loop can only be a boolean or a whole number from 0',
  ],
  intermission: [isWhole, 'Intermission can only be a whole number from 0'],
  speed: [Number.isFinite, 'Speed can only be a number'],
  background: [(value) => typeof value === 'string', 'Background can only be a string'],
  autoplay: [(value) => typeof value === 'boolean', 'Autoplay can only be a boolean'],
  playMode: [(value) => value === 'normal' || value === 'bounce', "Play mode can only be 'normal' or 'bounce'"],
  scrollPlay: [
    (value) => value === undefined || areThresholds(value),
    'Scroll-play thresholds can only be numbers from 0 to 1, the first below the second',
  ],
};

function areThresholds(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return false;
  const { from, to } = value;
  return isPart(from) && isPart(to) && Number(from) < Number(to);
}

/** Throws `InvalidOption` for the first option with a wrong value. */
export function checkOptions(options: Partial<PlayerOptions>): void {
  for (const [name, value] of Object.entries(options)) {
    const [isValid, message] = checks[name as keyof PlayerOptions] ?? [() => false, `There is no option '${name}'`];
    if (!isValid(value)) throw new InvalidOption(message);
  }
}

/** The frame of a frame number or of a percentage such as `50%`. */
export function frameOf(seek: number | string, lastFrame: number): number {
  if (Number.isInteger(seek) && Number(seek) >= 0) return Math.min(Number(seek), lastFrame);
  const [, percentage] = /^(\d+(?:\.\d+)?)%$/.exec(String(seek)) ?? [];
  if (typeof seek !== 'string' || percentage === undefined || Number(percentage) > 100)
    throw new InvalidOption('Seek can only be a whole number from 0 or a percentage such as 50%');
  return Math.round((Number(percentage) / 100) * lastFrame);
}
