/** The redirect's target within this product; home when it points outside. */
export function ownTarget(target: string, publicUrl: string): string {
  if (!URL.canParse(target, publicUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(target, publicUrl);
  if (origin !== new URL(publicUrl).origin) return '/';
  // Two slashes at the start would name another host.
  return pathname.replace(/^\/{2,}/, '/') + search + hash;
}
