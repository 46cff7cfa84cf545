-- Names that look the same are the same: 'Ａｂｃ', 'ABC' and 'abc', and Korean however it was typed.

DROP INDEX member_by_nickname;
CREATE UNIQUE INDEX member_by_nickname ON member (lower(normalize(nickname, NFKC))) WHERE nickname IS NOT NULL;
