const shape = /^01[016789]\d{7,8}$/;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const isPhoneNumber = (text: string): boolean => shape.test(digitsOf(text));

/** `010-1234-5678`, as far as it is typed. A pasted number may have a country code, spaces or dots. */
export function withHyphens(text: string): string {
  const digits = digitsOf(text.replace(/^\s*\+?82[\s-]*/, '0').replace(/^00/, '0')).slice(0, 11);
  if (digits.length <= 3) return digits;
  const last = Math.max(digits.length - 4, 3);
  const middle = digits.length > 7 ? digits.slice(3, last) : digits.slice(3);
  return [digits.slice(0, 3), middle, ...(digits.length > 7 ? [digits.slice(last)] : [])].join('-');
}
