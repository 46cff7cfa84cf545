import { CallError } from '@jangteo/http';
import { showAlert, showToast } from '@jangteo/overlay';
import { isBanned } from '@jangteo/session';

interface Failure {
  /** A full sentence. */
  text: string;
  retry: () => void;
}

/** The server's refusal in its own words; any other failure with a retry. The reason of a ban is shown elsewhere. */
export function reportFailure(error: unknown, { text, retry }: Failure): void {
  if (isBanned()) return;
  if (error instanceof CallError && error.kind === 'refused') void showAlert(error.message);
  else showToast({ matter: text, icon: 'info', start: text, action: { label: '다시 시도', onPress: retry } });
}
