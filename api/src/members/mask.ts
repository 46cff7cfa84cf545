/** 'honggildong@portal.test' → 'ho***@portal.test' */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  const shown = Math.min(2, Math.max(0, at - 1));
  return `${email.slice(0, shown)}***${at < 0 ? '' : email.slice(at)}`;
}

/** '01012345678' → '010-****-5678' */
export const maskCellphone = (cellphone: string | null): string | null =>
  cellphone === null ? null : `${cellphone.slice(0, 3)}-****-${cellphone.slice(-4)}`;
