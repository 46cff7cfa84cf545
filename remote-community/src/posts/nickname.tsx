import type { Author } from '@jangteo/contract';

export const Nickname = ({ author: { nickname } }: { author: Author }) => <span>{nickname ?? '탈퇴한 회원'}</span>;
