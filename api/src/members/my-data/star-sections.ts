import { day, named, type Section } from './section.ts';

const ruleTitle = {
  title: '활동',
  sql: '(SELECT star_rule.title FROM star_rule WHERE star_rule.rule = star_ledger.rule)',
};

export const starSections: readonly Section[] = [
  {
    table: 'star_account',
    title: '별',
    columns: {
      balance: '지금 가진 별',
      lifetime_stars: '지금까지 받은 별',
      attended_on: day('마지막으로 출석한 날', 'attended_on'),
      attended_in_row: '이어서 출석한 날 수',
      is_auto_exchange: '자동 전환을 켰는지',
      frozen_at: '전환이 멈춘 때',
      closes_until: '탈퇴를 처리하느라 전환을 막은 때까지',
      expiry_told_early: day('30일 전 만료 안내를 마친 날', "nullif(expiry_told_early, '-infinity')"),
      expiry_told_late: day('7일 전 만료 안내를 마친 날', "nullif(expiry_told_late, '-infinity')"),
    },
    orderBy: 'member_id',
  },
  {
    table: 'star_ledger',
    title: '별 내역',
    columns: {
      ledger_id: '내역 번호',
      at: '때',
      on_day: day('날짜', 'on_day'),
      rule: ruleTitle,
      delta: '받거나 쓴 별',
      balance_before: '전',
      balance_after: '후',
      reason: '이유',
      source_type: '무엇으로',
      // After the colon, whose like it was.
      source_id: {
        title: '그 번호',
        sql: "CASE rule WHEN 'likeReceived' THEN split_part(source_id, ':', 1) ELSE source_id END",
      },
      period_key: '기간',
    },
    orderBy: 'ledger_id',
  },
  {
    table: 'star_lot',
    title: '별의 유효 기간',
    columns: {
      lot_id: '받은 내역 번호',
      stars: '받은 별',
      stars_left: '남은 별',
      expires_at: '끝나는 때',
    },
    orderBy: 'lot_id',
  },
  {
    table: 'star_exchange',
    title: '적립금 전환',
    columns: {
      exchange_id: '전환 번호',
      stars: '별',
      points: '적립금',
      is_auto: '자동 전환인지',
      status: named('상태', 'status', {
        HELD: '신청함',
        SENT: '쇼핑몰에 요청함',
        UNKNOWN: '확인하는 중',
        COMPLETED: '적립 완료',
        RELEASED: '별을 돌려드림',
      }),
      on_day: day('날짜', 'on_day'),
      requested_at: '신청한 때',
      sent_at: '쇼핑몰에 요청한 때',
      finished_at: '끝난 때',
      request_key: '요청 번호',
      grant_key: '쇼핑몰의 적립 번호',
    },
    orderBy: 'exchange_id',
  },
  {
    table: 'game_play',
    title: '게임 기록',
    columns: {
      game_code: '게임',
      played_on: day('날짜', 'played_on'),
      played_at: '한 때',
      stars: '받은 별',
      choice: '내가 고른 값',
      roll: '나온 수',
      seed: { title: '추첨 값', sql: "encode(seed, 'hex')" },
      sealed_at: '추첨 값을 봉인한 때',
    },
    orderBy: 'played_at',
  },
];
