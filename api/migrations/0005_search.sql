-- Search: a dictionary of the words that products are found by, and for each word its products with what lists are
-- filtered and sorted by. What is typed is looked up in the dictionary, which is small; products are then found by their
-- words alone. Triggers keep both in step with the products: nothing else writes them.

-- The keys one presses to type a text: '닭과' → 'ㄷㅏㄹㄱㄱㅗㅏ'. A half-typed word is the beginning of the whole one.
CREATE FUNCTION strokes(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      letters,
      'ㅘ', 'ㅗㅏ'), 'ㅙ', 'ㅗㅐ'), 'ㅚ', 'ㅗㅣ'), 'ㅝ', 'ㅜㅓ'), 'ㅞ', 'ㅜㅔ'), 'ㅟ', 'ㅜㅣ'),
      'ㅢ', 'ㅡㅣ'), 'ㄳ', 'ㄱㅅ'), 'ㄵ', 'ㄴㅈ'), 'ㄶ', 'ㄴㅎ'), 'ㄺ', 'ㄹㄱ'), 'ㄻ', 'ㄹㅁ'),
      'ㄼ', 'ㄹㅂ'), 'ㄽ', 'ㄹㅅ'), 'ㄾ', 'ㄹㅌ'), 'ㄿ', 'ㄹㅍ'), 'ㅀ', 'ㄹㅎ'), 'ㅄ', 'ㅂㅅ')
  FROM translate(
    normalize(lower(value), NFD),
    U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110A\110B\110C\110D\110E\110F\1110\1111\1112'
    '\1161\1162\1163\1164\1165\1166\1167\1168\1169\116A\116B\116C\116D\116E\116F\1170\1171\1172\1173\1174\1175'
    '\11A8\11A9\11AA\11AB\11AC\11AD\11AE\11AF\11B0\11B1\11B2\11B3\11B4\11B5\11B6\11B7\11B8\11B9\11BA\11BB\11BC\11BD\11BE\11BF\11C0\11C1\11C2',
    'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
    'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
    'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'
  ) AS letters
$$;

-- The first letters of its syllables: '꿀고구마' → 'ㄲㄱㄱㅁ'.
CREATE FUNCTION initials(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    regexp_replace(normalize(lower(value), NFD), '[\u1161-\u11C2]', '', 'g'),
    U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110A\110B\110C\110D\110E\110F\1110\1111\1112',
    'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
  )
$$;

-- All runs of three letters. They serve as trigrams under every locale, unlike those of pg_trgm, which knows no Korean
-- letters under some.
CREATE FUNCTION grams(letters text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr(letters, n, 3)) FROM generate_series(1, length(letters) - 2) n
$$;

CREATE FUNCTION search_words(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(word, 40))
  FROM regexp_split_to_table(lower(normalize(value, NFC)), '[\s·>/,()\[\]×]+') word
  WHERE word <> ''
$$;

-- Changes with every few per cent more interest, not with every view.
CREATE FUNCTION popularity(view_count integer, like_count integer) RETURNS smallint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN round(20 * ln(1 + view_count::float8 + 10 * like_count::float8))::smallint;

CREATE TABLE search_term (
  term_no   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  term      text NOT NULL UNIQUE,
  strokes   text COLLATE "C" NOT NULL GENERATED ALWAYS AS (strokes(term)) STORED,
  initials  text COLLATE "C" NOT NULL GENERATED ALWAYS AS (initials(term)) STORED,
  -- Of the strokes between two spaces, which mark where the word begins and ends.
  grams     text[] NOT NULL GENERATED ALWAYS AS (grams(' ' || strokes(term) || ' ')) STORED
);
CREATE INDEX search_term_by_strokes ON search_term (strokes);
CREATE INDEX search_term_by_initials ON search_term (initials);
CREATE INDEX search_term_by_grams ON search_term USING gin (grams);

-- Where the word stands: 3 title, 2 category, 1 shop.
CREATE TABLE search_posting (
  term_no         integer NOT NULL,
  product_no      integer NOT NULL,
  field           smallint NOT NULL,
  discount_price  integer NOT NULL,
  sale_rate       smallint NOT NULL,
  popularity      smallint NOT NULL,
  listed_on       date NOT NULL,
  is_sold_out     boolean NOT NULL,
  PRIMARY KEY (term_no, product_no)
    INCLUDE (field, discount_price, sale_rate, popularity, listed_on, is_sold_out)
);
CREATE INDEX search_posting_by_product ON search_posting (product_no);

CREATE FUNCTION words_of_products(numbers integer[]) RETURNS TABLE (product_no integer, word text, field integer)
LANGUAGE sql STABLE AS $$
  SELECT p.product_no, found.word, max(found.field)
  FROM product p
  JOIN shop s ON s.shop_id = p.shop_id AND s.is_displayed
  JOIN category c3 ON c3.category_no = p.category_no
  LEFT JOIN category c2 ON c2.category_no = c3.parent_no
  LEFT JOIN category c1 ON c1.category_no = c2.parent_no
  CROSS JOIN LATERAL (
    SELECT unnest(search_words(p.title)) AS word, 3 AS field
    UNION ALL
    SELECT unnest(search_words(concat_ws(' ', c1.name, c2.name, c3.name))), 2
    UNION ALL
    SELECT unnest(search_words(s.name)), 1
  ) found
  WHERE p.product_no = ANY (numbers) AND p.is_displayed
  GROUP BY p.product_no, found.word
$$;

CREATE FUNCTION index_products(numbers integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_posting WHERE product_no = ANY (numbers);
  -- In one order everywhere, so that two transactions with the same new words wait for each other but never in a circle.
  INSERT INTO search_term (term)
  SELECT DISTINCT word FROM words_of_products(numbers) w
  WHERE NOT EXISTS (SELECT FROM search_term t WHERE t.term = w.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
  INSERT INTO search_posting
  SELECT t.term_no, p.product_no, w.field, p.discount_price, p.sale_rate, popularity(p.view_count, p.like_count),
         (p.created_at AT TIME ZONE 'Asia/Seoul')::date, p.is_sold_out
  FROM words_of_products(numbers) w
  JOIN search_term t ON t.term = w.word
  JOIN product p ON p.product_no = w.product_no;
END $$;

CREATE FUNCTION index_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(product_no)) FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER index_added AFTER INSERT ON product REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION index_added_products();

CREATE FUNCTION index_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(ARRAY[NEW.product_no]);
  RETURN NULL;
END $$;
CREATE TRIGGER index_changed AFTER UPDATE ON product
  FOR EACH ROW WHEN (
    (OLD.title, OLD.shop_id, OLD.category_no, OLD.price, OLD.discount_price, OLD.is_sold_out, OLD.is_displayed,
      OLD.created_at, popularity(OLD.view_count, OLD.like_count))
    IS DISTINCT FROM
    (NEW.title, NEW.shop_id, NEW.category_no, NEW.price, NEW.discount_price, NEW.is_sold_out, NEW.is_displayed,
      NEW.created_at, popularity(NEW.view_count, NEW.like_count))
  )
  EXECUTE FUNCTION index_changed_product();

CREATE FUNCTION forget_removed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_posting WHERE product_no IN (SELECT product_no FROM removed);
  RETURN NULL;
END $$;
CREATE TRIGGER forget_removed AFTER DELETE ON product REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION forget_removed_products();

CREATE FUNCTION forget_all_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE search_posting, search_term;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_all AFTER TRUNCATE ON product FOR EACH STATEMENT EXECUTE FUNCTION forget_all_products();

CREATE FUNCTION index_products_of_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(product_no)) FROM product WHERE shop_id = NEW.shop_id;
  RETURN NULL;
END $$;
CREATE TRIGGER index_its_products AFTER UPDATE ON shop
  FOR EACH ROW WHEN ((OLD.name, OLD.is_displayed) IS DISTINCT FROM (NEW.name, NEW.is_displayed))
  EXECUTE FUNCTION index_products_of_shop();

CREATE FUNCTION index_products_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(array_agg(p.product_no))
  FROM product p JOIN category c ON c.category_no = p.category_no
  WHERE c.code LIKE NEW.code || '%';
  RETURN NULL;
END $$;
CREATE TRIGGER index_its_products AFTER UPDATE ON category
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION index_products_of_category();

SELECT index_products(array_agg(product_no)) FROM product;

ALTER TABLE product DROP COLUMN search_text, DROP COLUMN search_initials;

-- Shops are few: they are found by their names, with or without spaces.
ALTER TABLE shop DROP COLUMN search_text, DROP COLUMN search_initials;
ALTER TABLE shop
  ADD COLUMN name_strokes text COLLATE "C" NOT NULL GENERATED ALWAYS AS (strokes(replace(name, ' ', ''))) STORED,
  ADD COLUMN name_initials text COLLATE "C" NOT NULL GENERATED ALWAYS AS (initials(replace(name, ' ', ''))) STORED,
  ADD COLUMN name_grams text[] NOT NULL
    GENERATED ALWAYS AS (grams(' ' || strokes(replace(name, ' ', '')) || ' ')) STORED;
CREATE INDEX shop_by_name_grams ON shop USING gin (name_grams) WHERE is_displayed;

-- What was looked for and found. A device counts once in an hour for a keyword, however often it asks.
CREATE TABLE search_log (
  hour         timestamptz NOT NULL,
  keyword      text NOT NULL CHECK (char_length(keyword) BETWEEN 1 AND 50),
  device_uuid  text NOT NULL CHECK (char_length(device_uuid) BETWEEN 1 AND 100),
  PRIMARY KEY (hour, keyword, device_uuid)
);

-- Worked out from the log once for each full hour.
CREATE TABLE search_rank (
  base_dt  timestamptz NOT NULL,
  rank     smallint NOT NULL CHECK (rank BETWEEN 1 AND 10),
  keyword  text NOT NULL,
  diff     smallint NOT NULL,
  is_new   boolean NOT NULL,
  PRIMARY KEY (base_dt, rank),
  UNIQUE (base_dt, keyword)
);
