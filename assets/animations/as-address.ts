/** Spaces, commas, quotes and brackets stay escaped: the address stands in strings and in a `srcset`. */
export function asAddress(svg: string): string {
  const readable = encodeURIComponent(svg).replaceAll(/%(2F|3A|3D)/g, decodeURIComponent);
  return `data:image/svg+xml,${readable}`;
}
