-- Characters that are not drawn, such as a zero-width space in the middle of a word, hid posts from search. The same as
-- `asSeen` of the contract: what it leaves out, a search leaves out, too. Emoji are held together by such characters, so texts
-- keep them.
CREATE FUNCTION as_seen(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    translate(value, U&'\115F\1160\2800\3164\FFA0', '     '),
    '[\u00AD\u034F\u061C\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFF0-\uFFF8'
    || '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'
  );

CREATE OR REPLACE VIEW searched_post AS
SELECT post_id, member_id, CASE WHEN kind IN ('board', 'daily') THEN 'dashboard' ELSE kind END AS board,
       lower(as_seen(title)) AS title, initials(replace(as_seen(title), ' ', '')) AS initials,
       strokes(as_seen(title || ' ' || body)) AS strokes
FROM post
WHERE hidden_at IS NULL AND deleted_at IS NULL;

-- The few posts with such a character inside of a word.
CREATE TEMPORARY TABLE found_anew ON COMMIT DROP AS
SELECT post_id FROM post
WHERE title || ' ' || body ~ '[가-힣ㄱ-ㅣ0-9A-Za-z][^\u0020-\u007E가-힣ㄱ-ㅣ]+[가-힣ㄱ-ㅣ0-9A-Za-z]'
  AND lower(as_seen(title || ' ' || body)) <> lower(title || ' ' || body);
DELETE FROM post_search WHERE post_id IN (SELECT post_id FROM found_anew);
INSERT INTO post_search SELECT * FROM searched_post WHERE post_id IN (SELECT post_id FROM found_anew);

-- Characters that turn the text after them around are no longer taken; these are from before. Triggers list and index what changes.
CREATE FUNCTION without_directions(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce(nullif(regexp_replace(value, '[\u202A-\u202E\u2066-\u2069]', '', 'g'), ''), '·');

UPDATE post SET title = without_directions(title), body = without_directions(body)
WHERE title || body ~ '[\u202A-\u202E\u2066-\u2069]';
UPDATE reply SET body = without_directions(body) WHERE body ~ '[\u202A-\u202E\u2066-\u2069]';
UPDATE poll_option SET text = without_directions(text) WHERE text ~ '[\u202A-\u202E\u2066-\u2069]';
DROP FUNCTION without_directions;
