import { isRecord } from '@jangteo/contract/is-record';

const dataAddress = /^data:(image\/(?:jpeg|png|webp|heic));base64,([\w+/=]+)$/;

/** The app passes a picture as a data URL. */
export function readPickedImage(answer: unknown): File | undefined {
  const [, type, encoded] = (isRecord(answer) && dataAddress.exec(String(answer.dataUrl))) || [];
  if (!type || !encoded) return undefined;
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
}
