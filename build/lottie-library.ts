import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFolder } from './apps.ts';

const ofDoor = createRequire(path.join(packageFolder('@jangteo/player'), 'package.json'));
const library = path.dirname(ofDoor.resolve('@lottiefiles/react-lottie-player/package.json'));
const ofLibrary = createRequire(path.join(library, 'package.json'));

/** The library's own sources, which its package contains. */
export const lottieSources = path.join(library, 'src');

/**
 * The library's bundle contains all of lottie-web, which evaluates the expressions of animations, and adds a style
 * element: the pages' policy refuses both. So only its player is used, with the build of lottie-web without
 * expressions.
 */
export const lottieWithoutEval = {
  '@lottiefiles/react-lottie-player': path.join(lottieSources, 'Player.tsx'),
  'lottie-web': ofLibrary.resolve('lottie-web/build/player/lottie_light.js'),
};
