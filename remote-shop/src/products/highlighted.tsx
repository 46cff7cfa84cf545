import { styled } from '@jangteo/ui';

const Mark = styled('mark', { base: { bg: 'transparent', color: 'primary.text', fontWeight: 'bold' } });

/** A text with the keyword highlighted. */
export function Highlighted({ text, keyword }: { text: string; keyword: string }) {
  const wanted = keyword.trim();
  const at = wanted ? text.toLowerCase().indexOf(wanted.toLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <Mark>{text.slice(at, end)}</Mark>
      {text.slice(end)}
    </>
  );
}
