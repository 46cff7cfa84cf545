import { type IPlayerProps, Player } from '@lottiefiles/react-lottie-player';

/** An animation object of the library. */
export type LottieAnimation = Parameters<NonNullable<IPlayerProps['lottieRef']>>[0];

// A module of its own, so that the library is loaded with the first animation and not before.
export default Player;
