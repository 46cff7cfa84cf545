/**
 * A webpack loader. In texts like '살 수 있어요' no line begins with '수': it belongs to the word before it, as '있어요'
 * does to it. CSS cannot say so.
 */
export default function joinWords(source: string): string {
  return source.replaceAll(/(?<=[가-힣]) 수 (?=[있없])/g, '\u00a0수\u00a0');
}
