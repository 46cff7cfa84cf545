import { CallError } from '@jangteo/http';
import { TitledBody } from '@jangteo/page';
import { useServerClock } from '@jangteo/query';
import { Button, Countdown } from '@jangteo/ui';
import { type FormEvent, useState } from 'react';
import { Field } from './field.ts';
import { digitsOf, isPhoneNumber, withHyphens } from './phone-number.ts';
import type { SentCode } from './sent-code.ts';
import { type ChangedPhone, failureText, useEnterCode, useSendCode } from './use-phone-code.ts';

const codeLength = 6;

export function PhoneForm({ onShared }: { onShared: (changed: ChangedPhone) => void }) {
  const { sent, send, drop, error, isSending } = useSendCode();
  const [cellphone, setCellphone] = useState(sent?.cellphone ?? '');
  const ask = () => send(cellphone);
  return (
    <TitledBody>
      <h1>새 휴대폰 번호를 알려 주세요</h1>
      <p>문자로 보내 드리는 인증번호로 내 번호인지 확인해요.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isPhoneNumber(cellphone)) ask();
        }}
      >
        <Field>
          <label htmlFor="cellphone">휴대폰 번호</label>
          <div>
            <input
              id="cellphone"
              type="tel"
              inputMode="numeric"
              autoComplete="tel"
              placeholder="010-0000-0000"
              value={cellphone}
              readOnly={isSending}
              aria-describedby="cellphone-word"
              onChange={({ target }) => {
                setCellphone(withHyphens(target.value));
                drop();
              }}
            />
            {!sent && (
              <Button type="submit" disabled={!isPhoneNumber(cellphone)} busy={isSending}>
                인증번호 받기
              </Button>
            )}
          </div>
          <p id="cellphone-word" role="status" data-tone={error ? 'bad' : undefined}>
            {error ? failureText(error) : sent && '인증번호를 문자로 보냈어요.'}
          </p>
        </Field>
      </form>
      {sent && <CodeForm key={sent.expireDt} sent={sent} onAgain={ask} isSending={isSending} onShared={onShared} />}
    </TitledBody>
  );
}

interface CodeFormProps {
  sent: SentCode;
  onAgain: () => void;
  isSending: boolean;
  onShared: (changed: ChangedPhone) => void;
}

function CodeForm({ sent, onAgain, isSending, onShared }: CodeFormProps) {
  const [code, setCode] = useState('');
  const entering = useEnterCode(onShared);
  const [sentDt] = useState(() => new Date().toISOString());
  const now = useServerClock(sentDt);
  const endsAt = Date.parse(sent.expireDt);
  const resendsAt = Date.parse(sent.resendDt);
  const isOver = now >= endsAt;
  const secondsToWait = Math.ceil((resendsAt - now) / 1_000);

  const enter = (typed: string) => {
    if (typed.length === codeLength && !entering.isPending) entering.mutate({ cellphone: sent.cellphone, code: typed });
  };
  const change = (text: string) => {
    const typed = digitsOf(text).slice(0, codeLength);
    setCode(typed);
    // A code that was pasted or filled in by the phone is whole at once.
    enter(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(code);
  };
  return (
    <form onSubmit={submit}>
      <Field>
        <label htmlFor="code">인증번호</label>
        <div>
          <input
            id="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="6자리 숫자"
            value={code}
            disabled={isOver}
            aria-invalid={isRefused(entering.error)}
            aria-describedby="code-word"
            onChange={({ target }) => change(target.value)}
          />
          <Button look="outline" type="button" disabled={secondsToWait > 0} busy={isSending} onClick={onAgain}>
            {secondsToWait > 0 ? `다시 받기 ${secondsToWait}초` : '다시 받기'}
          </Button>
        </div>
        <p id="code-word" role="status" data-tone={entering.error || isOver ? 'bad' : undefined}>
          {codeWord(isOver, entering.error)}
        </p>
        {!isOver && (
          <p>
            남은 시간 <Countdown endsAt={endsAt} now={now} withinHour />
          </p>
        )}
      </Field>
      <Button stretched type="submit" size="lg" disabled={code.length < codeLength || isOver} busy={entering.isPending}>
        번호 바꾸기
      </Button>
    </form>
  );
}

/** The code was judged: of a reply that is lost, nobody knows. */
const isRefused = (error: Error | null): boolean => error instanceof CallError && error.kind === 'refused';

function codeWord(isOver: boolean, error: Error | null): string {
  if (isOver) return '시간이 지났어요. 인증번호를 다시 받아 주세요.';
  return error ? failureText(error) : '문자로 받은 숫자 6자리를 넣어 주세요.';
}
