/** A theme's number as it stands in an address; nothing where there is none. */
export const readThemeId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
