/**
 * Resolves with whether the text is in the clipboard. The selection is made in `room`: nothing outside a modal dialog
 * can be selected.
 */
export async function copyText(text: string, room: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, room);
  }
}

/** The clipboard API is missing on plain HTTP and in some apps' web views; copying a selection works in all of them. */
function copyBySelection(text: string, room: Element): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  room.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
