/** Scripts of others that pages may load, each only where an installation names it. */
export interface OutsideScripts {
  /** The chat company's pixel, which tells two of its accounts. */
  chatPixel?: { script: string; accounts: string[] };
  /** Its account stands in its address. */
  tagManager?: { script: string };
  retargeting?: { script: string; account: string };
  portalLog?: { script: string; account: string };
  /** By which the device maker's sign-in is opened. */
  deviceMaker?: { script: string; clientId: string };
  /** By which a page is passed on in the chat app. */
  chatShare?: { script: string; key: string };
}

export type OutsideScriptName = keyof OutsideScripts;
