import { observable } from './observable.ts';
import { prepareOverlays } from './wanted.ts';

export interface Confirmation {
  title?: string;
  text: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** What is asked for cannot be taken back. */
  isFinal?: boolean;
}

export interface Question extends Confirmation {
  kind: 'alert' | 'confirm';
  answer(isConfirmed: boolean): void;
}

const questions = observable<readonly Question[]>([]);

function ask(question: Omit<Question, 'answer'>): Promise<boolean> {
  prepareOverlays();
  return new Promise((resolve) => {
    const asked: Question = {
      ...question,
      answer(isConfirmed) {
        questions.set(questions.get().filter((other) => other !== asked));
        resolve(isConfirmed);
      },
    };
    questions.set([...questions.get(), asked]);
  });
}

/** Resolves with false also when the dialog is closed without a choice. */
export const askConfirm = (confirmation: Confirmation): Promise<boolean> => ask({ ...confirmation, kind: 'confirm' });

/** Resolves when the visitor has closed it. */
export async function showAlert(
  text = '내용을 입력하세요.',
  { title, confirmLabel }: Pick<Confirmation, 'title' | 'confirmLabel'> = {},
): Promise<void> {
  await ask({ kind: 'alert', text, title, confirmLabel });
}

/** The oldest is shown, the others wait. */
export const useQuestions = questions.use;
