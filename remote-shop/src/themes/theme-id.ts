/** A theme's number from an address; undefined where there is none. */
export const readThemeId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
