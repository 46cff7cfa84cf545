// Decision: docs/decisions/2026-11-20-animations-evaluate-nothing.md

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

/** Plays one animation. May be called before the animation has loaded. */
export class Playback {
  readonly #given: PlayerOptions;
  readonly #interactions: Interactions;
  readonly #listeners = new Set<() => void>();
  #options: PlayerOptions;
  #state: PlayerState = 'initial';
  #animation: LottieAnimation | undefined;
  #interactive: InteractiveState | undefined;
  #beforeFreeze: PlayerState = 'ready';
  /** The current direction: in bounce mode it alternates. */
  #direction: 1 | -1;
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
    this.#direction = this.#options.direction;
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

  /** Progress, from 0 to 100. */
  get progress(): number {
    const lastFrame = this.#lastFrame;
    return lastFrame > 0 ? Math.round(((this.#animation?.currentFrame ?? 0) / lastFrame) * 100) : 0;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Call when the animation begins to load. */
  load(): void {
    if (this.#state === 'initial' || this.#state === 'error') this.#become('loading');
  }

  /** Call when the animation has loaded. */
  attach(animation: LottieAnimation): void {
    this.#animation = animation;
    animation.addEventListener('complete', this.#onEnd);
    animation.addEventListener('enterFrame', this.#notify);
    this.#become('ready');
    this.#begin('ready');
  }

  /** Call when the animation could not be loaded. */
  fail(): void {
    this.#release();
    this.#become('error');
  }

  /** Call when the animation is removed; another may be attached. */
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

  /** Back to the first frame. */
  stop(): void {
    if (this.#animation) this.#startOver('stopped');
  }

  /** Pauses it for as long as it is out of sight. */
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

  /** Goes to a frame by its number, or to a percentage such as `50%`. Keeps playing if it was. */
  seek(target: number | string): void {
    const frame = frameOf(target, this.#lastFrame);
    if (!this.#animation) return;
    const wasPlaying = this.#state === 'playing';
    if (this.#state !== 'frozen') this.#halt('paused');
    this.#isTurning = false;
    this.#animation.goToAndStop(frame, true);
    if (wasPlaying) this.#run();
  }

  /** Changes options from now on; also before the animation has loaded. */
  change(options: Partial<PlayerOptions>): void {
    checkOptions(options);
    this.#options = { ...this.#options, ...options };
    if (options.direction) this.#direction = options.direction;
    this.#apply();
    this.#notify();
  }

  /** The animation plays as this state says, and moves on to the following states, until `reset`. */
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

  /** Leaves interactive mode and restores the options it had at first. */
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
    this.#animation?.setDirection(this.#direction);
  }

  /** Applies the options, playing or not. */
  #begin(otherwise: PlayerState): void {
    this.#startOver(otherwise);
    if (this.#options.autoplay) this.play();
  }

  #startOver(next: PlayerState): void {
    this.#loops = 0;
    this.#direction = this.#options.direction;
    this.#halt(next);
    this.#goToStart();
  }

  #goToStart(): void {
    this.#isTurning = false;
    this.#apply();
    this.#animation?.goToAndStop(this.#direction === 1 ? 0 : this.#lastFrame, true);
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
    // The library has destroyed the animation, which sends no more events.
    this.#animation = undefined;
    this.#interactive = undefined;
  }

  #onEnd = (): void => {
    if (this.#state !== 'playing') return;
    const { loop, playMode, intermission } = this.#options;
    this.#loops += playMode === 'bounce' ? 0.5 : 1;
    if (loop === true || this.#loops < Number(loop)) {
      if (playMode === 'bounce') this.#direction = this.#direction === 1 ? -1 : 1;
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
    this.#notify();
  }

  #notify = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
