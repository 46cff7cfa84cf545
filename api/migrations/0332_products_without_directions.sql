-- Characters that turn the text after them around are removed from feeds; these are from before. Triggers index what changes.
CREATE FUNCTION without_directions(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce(nullif(regexp_replace(value, '[\u202A-\u202E\u2066-\u2069]', '', 'g'), ''), '·');

UPDATE product
SET title = without_directions(title), unit_price = without_directions(unit_price), origin = without_directions(origin),
    badges = ARRAY(SELECT without_directions(badge) FROM unnest(badges) badge)
WHERE concat(title, unit_price, origin, array_to_string(badges, '')) ~ '[\u202A-\u202E\u2066-\u2069]';
UPDATE shop SET name = without_directions(name), intro = without_directions(intro)
WHERE name || intro ~ '[\u202A-\u202E\u2066-\u2069]';
DROP FUNCTION without_directions;
