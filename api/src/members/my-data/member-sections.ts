import { agreementKinds, agreements } from '@jangteo/contract';
import { named, type Section } from './section.ts';

const secret = '로그인을 지키는 비밀 값';

export const memberSections: readonly Section[] = [
  {
    table: 'member',
    title: '회원 정보',
    columns: {
      member_id: '회원 번호',
      nickname: '닉네임',
      name: '이름',
      email: '이메일',
      cellphone: '휴대폰 번호',
      gender: named('성별', 'gender', { F: '여성', M: '남성' }),
      birth_year: '태어난 해',
      level: '등급',
      role: named('역할', 'role', { member: '회원', admin: '운영자' }),
      ban_message: '이용 제한 안내',
      banned_at: '이용이 제한된 때',
      ban_ends_at: '이용 제한이 끝나는 때',
      nickname_changed_at: {
        title: '닉네임을 바꾼 때',
        sql: `(SELECT string_agg(to_char(changed AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD HH24:MI'), ', ' ORDER BY changed)
               FROM unnest(nickname_changed_at) changed)`,
      },
      agreed_at: '가입을 마친 때',
      created_at: '처음 로그인한 때',
      withdrawn_at: '탈퇴한 때',
      shop_customer_key: '쇼핑몰의 고객 번호',
      shop_registered_at: '쇼핑몰에 등록된 때',
      alarms_seen_at: '알림함을 연 때',
    },
    orderBy: 'member_id',
  },
  {
    table: 'social_account',
    title: '로그인 계정',
    columns: {
      channel_type: named('로그인 방법', 'channel_type', { 1001: '네이버', 1002: 'Apple' }),
      subject: '로그인 회사가 알려 준 계정 번호',
      created_at: '연결한 때',
    },
    withheld: { grant_token: secret },
    orderBy: 'created_at',
  },
  {
    table: 'consent',
    title: '약관과 수신 동의',
    columns: {
      kind: named('항목', 'kind', Object.fromEntries(agreementKinds.map((kind) => [kind, agreements[kind].label]))),
      version: '글의 판',
      text_hash: '글의 SHA-256',
      agreed: '동의했는지',
      at: '답한 때',
    },
    withheld: { consent_id: '순서를 매기는 번호' },
    orderBy: 'consent_id',
  },
  {
    table: 'session',
    title: '로그인 기록',
    columns: {
      session_id: '로그인 번호',
      device_name: '기기',
      device_uuid: '기기 식별자',
      created_at: '로그인한 때',
      last_used_at: '마지막으로 쓴 때',
      expires_at: '끝나는 때',
      revoked_at: '로그아웃한 때',
    },
    withheld: { browser_hash: secret },
    orderBy: 'created_at',
  },
  {
    table: 'device',
    title: '기기',
    columns: {
      device_uuid: '기기 식별자',
      device_type: named('종류', 'device_type', { 1001: '그 밖의 브라우저', 1002: '브라우저', 1003: '앱' }),
      app_version: '앱 버전',
      ad_id: '광고 식별자',
      push_yn: '알림을 받는지',
      ad_yn: '광고 알림을 받는지',
      seen_at: '마지막으로 쓴 때',
    },
    orderBy: 'seen_at',
  },
  {
    table: 'phone_code',
    title: '휴대폰 인증 (이틀 동안)',
    columns: {
      cellphone: '번호',
      sent_at: '인증번호를 보낸 때',
      expires_at: '끝나는 때',
      wrong_tries: '틀린 횟수',
      used_at: '확인한 때',
    },
    withheld: { phone_code_id: '순서를 매기는 번호', code_hash: secret },
    orderBy: 'phone_code_id',
  },
  {
    table: 'replaced_cellphone',
    title: '바꾸기 전의 휴대폰 번호 (하루 동안)',
    columns: { cellphone: '번호', replaced_at: '바꾼 때' },
    orderBy: 'replaced_at',
  },
  {
    table: 'email_lookup',
    title: '내 번호로 이메일 찾기 (이틀 동안)',
    columns: { looked_up_at: '찾은 때' },
    orderBy: 'looked_up_at',
  },
  {
    table: 'security_event',
    title: '접속과 보안 기록 (석 달 동안)',
    columns: {
      at: '때',
      event: named('일', 'event', {
        'sign-in refused': '로그인을 거절함',
        'refresh token reused': '이미 쓴 로그인 정보가 다시 와서 로그아웃함',
        'refresh token on another device': '다른 기기에서 로그인 정보를 써서 로그아웃함',
        'session ended by member': '다른 기기에서 로그아웃함',
        'member data downloaded': '내 정보를 내려받음',
      }),
      address: '접속한 주소',
    },
    withheld: { event_id: '순서를 매기는 번호', details: '보안 점검에 쓰는 내부 값' },
    orderBy: 'event_id',
  },
  {
    table: 'audit_log',
    title: '처리 기록 (3년 동안)',
    columns: {
      at: '때',
      act: named('일', 'act', {
        'sign-up': '가입',
        withdrawal: '탈퇴',
        'freeze-stars': '별 전환을 멈춤',
        'thaw-stars': '별 전환을 다시 엶',
      }),
      details: { title: '내용', sql: 'details::text' },
    },
    withheld: { audit_id: '순서를 매기는 번호', actor: '처리한 사람을 가리키는 값', subject: '회원 번호와 같음' },
    where: "subject = 'member:' || $1::integer",
    orderBy: 'audit_id',
  },
];
