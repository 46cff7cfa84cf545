import { ActionBar } from '@jangteo/page';
import { Button } from '@jangteo/ui';

interface SendBarProps {
  /** The form's id. */
  form: string;
  /** What was written, as the subject of a sentence. */
  subject: '글이' | '밥상이';
  sendText: string;
  maySend: boolean;
  isSending: boolean;
  /** Whether the text was sent and the reply has not come. */
  isUnanswered: boolean;
  failure: string | undefined;
}

/** The end of a form: sends the text, and sends it again under its key where no reply came. */
export const SendBar = ({ form, subject, sendText, maySend, isSending, isUnanswered, failure }: SendBarProps) => (
  <ActionBar>
    {(failure || isUnanswered) && (
      <p role="alert">
        {isUnanswered ? `${subject} 올라갔는지 확인하지 못했어요. 다시 보내도 한 번만 올라가요.` : failure}
      </p>
    )}
    <Button type="submit" form={form} size="lg" disabled={!maySend} busy={isSending}>
      {isUnanswered ? '다시 보내기' : sendText}
    </Button>
  </ActionBar>
);
