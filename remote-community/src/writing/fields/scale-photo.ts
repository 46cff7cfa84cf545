/** The market shows no picture larger than this. */
const longestSide = 2_048;
const quality = 0.85;
/** Small files are sent as they are: scaling would cost more than it saves. */
const smallBytes = 500_000;
const largestBytes = 5 * 1024 * 1024;
const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Thrown for a file that this browser cannot show as a picture; the message is for the member. */
export class NotAPicture extends Error {}

const refusal = '이 사진은 열 수 없어요. 다른 사진을 골라 주세요.';

/** Makes a photograph small enough to send. Animations are left as they are. */
export async function scalePhoto(file: File): Promise<Blob> {
  const isAccepted = acceptedTypes.includes(file.type);
  if (isAccepted && file.size <= smallBytes) return file;
  if (file.type === 'image/gif' && file.size <= largestBytes) return file;
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new NotAPicture(refusal, { cause });
  });
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new NotAPicture(refusal);
    // A transparent picture has no background of its own in JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!scaled) throw new NotAPicture(refusal);
    return isAccepted && file.size < scaled.size && file.size <= largestBytes ? file : scaled;
  } finally {
    bitmap.close();
  }
}
