import { starRules } from '@jangteo/contract/star-rules';

/** By whole characters, as the server counts them. */
export const lengthOf = (text: string): number => [...text].length;

interface LengthProps {
  id: string;
  length: number;
  longest: number;
}

export const Length = ({ id, length, longest }: LengthProps) => (
  <p id={id} data-tone={length > longest ? 'bad' : undefined}>
    {length.toLocaleString('ko')}/{longest.toLocaleString('ko')}자
  </p>
);

/** What is missing until a text earns stars. */
export function starText(body: string): string {
  const missing = starRules.postMinLength - lengthOf(body.replace(/\s/g, ''));
  return missing > 0 ? `${missing}자 더 쓰면 별을 받을 수 있어요.` : '별을 받을 수 있는 길이예요.';
}
