import { type Question, useQuestions } from '@jangteo/overlay';
import { Button, Dialog } from '@jangteo/ui';

/** One at a time, in the order in which they were asked. */
export function Questions() {
  const [question] = useQuestions();
  return question ? <QuestionDialog question={question} /> : null;
}

function QuestionDialog({ question }: { question: Question }) {
  const { kind, title, text, confirmLabel = '확인', cancelLabel = '취소', isFinal, answer } = question;
  const isAlert = kind === 'alert';
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          {!isAlert && (
            <Button look="subtle" onClick={() => answer(false)}>
              {cancelLabel}
            </Button>
          )}
          <Button look={isFinal ? 'danger' : 'solid'} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
