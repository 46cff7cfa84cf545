import { sessionStore } from '@jangteo/storage';

/** The sign-in call refuses a longer click key. */
const maxLength = 200;

/** Stores the click key of an address for the sign-in of this session. */
export function noteClickKey(search: string): void {
  const clickKey = new URLSearchParams(search).get('click_key');
  if (clickKey) sessionStore.set('eventClickKey', headerTextOf(clickKey));
}

/** A click key as addresses write it, because headers carry no Korean letters; of a long one the first characters. */
function headerTextOf(clickKey: string): string {
  let text = '';
  for (const character of clickKey) {
    const longer = text + encodeURIComponent(character);
    if (longer.length > maxLength) break;
    text = longer;
  }
  return text;
}
