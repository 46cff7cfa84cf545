import { css } from '@emotion/react';
import { system } from './system.ts';

type Styles = Parameters<typeof css>[number];

/** The order of the layers, the reset, the tokens: what stands before all other styles. */
export const globalCss = css(system.layers.atRule, ...(system._global as Styles[]));

/** The system without them: Chakra's provider would take the server's style element apart to write them again. */
export const systemWithoutGlobalCss: typeof system = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};
