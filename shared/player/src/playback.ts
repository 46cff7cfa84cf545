import type { Interactions, InteractiveState } from './interactions.ts';
import type { LottieAnimation } from './lottie.ts';
import { checkOptions, defaultOptions, frameOf, InvalidOption, type PlayerOptions } from './options.ts';

export type PlayerState =
  | 'initial'
  | 'loading'
  | 'ready'
  | 'playing'
  | 'paused'
  | 'stopped'
  | 'frozen'
  | 'completed'
  | 'error';

/** Plays one animation, which arrives later than those who want it played. */
export class Playback {
  readonly #given: PlayerOptions;
  readonly #interactions: Interactions;
  readonly #listeners = new Set<() => void>();
  #options: PlayerOptions;
  #state: PlayerState = 'initial';
  #animation: LottieAnimation | undefined;
  #interactive: InteractiveState | undefined;
  #beforeFreeze: PlayerState = 'ready';
  /** Which way it goes now: in bounce mode it turns. */
  #way: 1 | -1;
  #loops = 0;
  /** At the end of one loop, before the next. */
  #isTurning = false;
  #intermission: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Partial<PlayerOptions> = {}, interactions: Interactions = {}) {
    checkOptions(options);
    for (const state of Object.values(interactions)) checkOptions(state.options ?? {});
    this.#given = { ...defaultOptions, ...options };
    this.#options = this.#given;
    this.#interactions = interactions;
    this.#way = this.#options.direction;
  }

  get state(): PlayerState {
    return this.#state;
  }

  get options(): PlayerOptions {
    return this.#options;
  }

  get isInteractive(): boolean {
    return this.#interactive !== undefined;
  }

  /** How far it is, from 0 to 100. */
  get progress(): number {
    const lastFrame = this.#lastFrame;
    return lastFrame > 0 ? Math.round(((this.#animation?.currentFrame ?? 0) / lastFrame) * 100) : 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The animation is on its way. */
  load(): void {
    if (this.#state === 'initial' || this.#state === 'error') this.#become('loading');
  }

  /** The animation is here. */
  attach(animation: LottieAnimation): void {
    this.#animation = animation;
    animation.addEventListener('complete', this.#onEnd);
    animation.addEventListener('enterFrame', this.#tell);
    this.#become('ready');
    this.#begin('ready');
  }

  /** The animation could not be had. */
  fail(): void {
    this.#release();
    this.#become('error');
  }

  /** The animation is taken away; another may come. */
  detach(): void {
    this.#release();
    this.#become('initial');
  }

  play(): void {
    if (!this.#animation || this.#options.scrollPlay) return;
    if (this.#state === 'completed') this.#startOver('ready');
    this.#run();
  }

  pause(): void {
    this.#halt('paused');
  }

  /** Back to where it begins. */
  stop(): void {
    if (this.#animation) this.#startOver('stopped');
  }

  /** Holds it still for as long as nobody can see it. */
  freeze(): void {
    if (!this.#animation || this.#state === 'frozen') return;
    this.#beforeFreeze = this.#state;
    this.#halt('frozen');
  }

  unfreeze(): void {
    if (this.#state !== 'frozen') return;
    if (this.#beforeFreeze === 'playing') this.#run();
    else this.#become('paused');
  }

  /** To a frame by its number, or to a percentage of the way such as `50%`. It goes on playing if it did. */
  seek(target: number | string): void {
    const frame = frameOf(target, this.#lastFrame);
    if (!this.#animation) return;
    const wasPlaying = this.#state === 'playing';
    if (this.#state !== 'frozen') this.#halt('paused');
    this.#isTurning = false;
    this.#animation.goToAndStop(frame, true);
    if (wasPlaying) this.#run();
  }

  /** From now on; also before there is anything to play. */
  change(options: Partial<PlayerOptions>): void {
    checkOptions(options);
    this.#options = { ...this.#options, ...options };
    if (options.direction) this.#way = options.direction;
    this.#apply();
    this.#tell();
  }

  /** The animation behaves as this state says, and goes on to the states that follow, until `reset`. */
  enterInteractiveMode(stateId: string): void {
    const state = this.#interactions[stateId];
    if (!state) throw new InvalidOption(`There is no interactive state '${stateId}'`);
    if (!this.#animation) return;
    this.#interactive = state;
    this.#options = { ...this.#given, autoplay: true, loop: false, ...state.options };
    if (state.segment) this.#animation.playSegments([...state.segment], true);
    else this.#animation.resetSegments(true);
    this.#begin('paused');
  }

  /** Out of interactive mode, with the options it had at first. */
  reset(): void {
    if (!this.#animation) return;
    this.#interactive = undefined;
    this.#options = this.#given;
    this.#animation.resetSegments(true);
    this.#begin('stopped');
  }

  tap(): void {
    this.#follow(this.#interactive?.on?.tap);
  }

  get #lastFrame(): number {
    return Math.max(0, (this.#animation?.totalFrames ?? 0) - 1);
  }

  #apply(): void {
    this.#animation?.setSpeed(this.#options.speed);
    this.#animation?.setDirection(this.#way);
  }

  /** With what the options say, playing or not. */
  #begin(otherwise: PlayerState): void {
    this.#startOver(otherwise);
    if (this.#options.autoplay) this.play();
  }

  #startOver(next: PlayerState): void {
    this.#loops = 0;
    this.#way = this.#options.direction;
    this.#halt(next);
    this.#goToStart();
  }

  #goToStart(): void {
    this.#isTurning = false;
    this.#apply();
    this.#animation?.goToAndStop(this.#way === 1 ? 0 : this.#lastFrame, true);
  }

  #run = (): void => {
    clearTimeout(this.#intermission);
    if (this.#isTurning) this.#goToStart();
    this.#animation?.play();
    this.#become('playing');
  };

  #halt(next: PlayerState): void {
    if (!this.#animation) return;
    clearTimeout(this.#intermission);
    this.#animation.pause();
    this.#become(next);
  }

  #release(): void {
    clearTimeout(this.#intermission);
    // The library has taken it apart; it says nothing any more.
    this.#animation = undefined;
    this.#interactive = undefined;
  }

  #onEnd = (): void => {
    if (this.#state !== 'playing') return;
    const { loop, playMode, intermission } = this.#options;
    this.#loops += playMode === 'bounce' ? 0.5 : 1;
    if (loop === true || this.#loops < Number(loop)) {
      if (playMode === 'bounce') this.#way = this.#way === 1 ? -1 : 1;
      this.#isTurning = true;
      this.#intermission = setTimeout(this.#run, intermission);
    } else {
      this.#become('completed');
      this.#follow(this.#interactive?.on?.complete);
    }
  };

  #follow(stateId: string | undefined): void {
    if (stateId !== undefined) this.enterInteractiveMode(stateId);
  }

  #become(state: PlayerState): void {
    this.#state = state;
    this.#tell();
  }

  #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
