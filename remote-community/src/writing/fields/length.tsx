import { starRules } from '@jangteo/contract/star-rules';
import { visibleLength } from '@jangteo/contract/visible-text';
import { grouped } from '@jangteo/ui';

interface LengthProps {
  id: string;
  length: number;
  longest: number;
}

export const Length = ({ id, length, longest }: LengthProps) => (
  <p id={id} data-tone={length > longest ? 'bad' : undefined}>
    {grouped(length)}/{grouped(longest)}자
  </p>
);

interface TextNoteProps {
  id: string;
  banWords: readonly string[];
  /** A new text, which may earn stars. */
  body: string | undefined;
}

/** The ban words in a text; without any, the length that is missing until the text earns stars. */
export const TextNote = ({ id, banWords, body }: TextNoteProps) => (
  <p id={id} data-tone={banWords.length > 0 ? 'bad' : undefined}>
    <span role="status">{banWords.length > 0 && `쓸 수 없는 표현이 있어요: ${banWords.join(', ')}`}</span>
    {banWords.length === 0 && body !== undefined && starText(body)}
  </p>
);

function starText(body: string): string {
  const missing = starRules.postMinLength - visibleLength(body);
  return missing > 0 ? `${missing}자 더 쓰면 별을 받을 수 있어요.` : '별을 받을 수 있는 길이예요.';
}
