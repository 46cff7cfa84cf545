/** Whether the text is in the clipboard now. What is selected must stand in `room`: beside a modal dialog nothing can be. */
export async function copyText(text: string, room: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, room);
  }
}

/** The clipboard is closed to pages on plain HTTP and to some apps' web views; a selection can be copied in all. */
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
