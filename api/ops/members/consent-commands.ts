import { type AgreementKind, agreements } from '@jangteo/contract';
import { type Command, OpsProblem, wholeNumber } from '../command.ts';
import { koreanMoment } from '../korean-moment.ts';
import { tableOf } from '../table.ts';

interface Row {
  kind: AgreementKind;
  version: string;
  agreed: boolean;
  at: string;
  textHash: string | null;
  text: string | null;
}

const consentsSql = `
  SELECT kind, version, agreed, at, text_hash AS "textHash", text
  FROM consent
  LEFT JOIN agreement_text USING (kind, version, text_hash)
  WHERE member_id = $1
  ORDER BY consent_id`;

const show: Command = {
  name: 'consents show',
  words: ['회원 번호'],
  summary: '회원이 언제 무엇에 동의하거나 철회했는지, 그때 읽은 글 그대로',
  run: async ({ words: [number] }, { database, print }) => {
    const memberId = wholeNumber('회원 번호', number);
    const rows = await database.query<Row>(consentsSql, [memberId]);
    if (rows.length === 0) throw new OpsProblem(`회원 ${memberId}의 동의가 없습니다. 없는 회원이거나 탈퇴했습니다.`);
    const lines = rows.map(({ at, kind, version, agreed }) => [
      ...[koreanMoment(at), agreements[kind].label, version, agreed ? '동의' : '동의하지 않음'],
    ]);
    for (const line of tableOf(['때', '항목', '글의 판', '대답'], lines)) print(line);
    const texts = new Map(rows.map((row) => [`${row.kind} ${row.version} ${row.textHash}`, row]));
    for (const { kind, version, textHash, text } of texts.values()) {
      print('');
      print(`── ${agreements[kind].label} · ${version} · ${textHash ?? '글을 남기기 전의 동의'}`);
      if (text) print(text);
    }
  },
};

export const consentCommands: readonly Command[] = [show];
