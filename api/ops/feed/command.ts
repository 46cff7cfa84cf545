import { writeFile } from 'node:fs/promises';
import { writeAudit } from '../../src/platform/audit.ts';
import { hasPlainTexts } from '../../src/platform/values/plain-text.ts';
import { type Command, type Ops, OpsProblem, wholeNumber } from '../command.ts';
import { type KeptPictures, keepPictures } from '../pictures/keep-pictures.ts';
import { rebuildRecommendations } from '../recommendations.ts';
import { tableOf } from '../table.ts';
import { type CheckedItem, checkRow, normalPath, type Problem } from './feed-item.ts';
import { feedExample } from './headings.ts';
import { countProducts, hideMissing, type Outcome, writeItems } from './import-feed.ts';
import { type FeedRow, readFeed } from './read-feed.ts';

interface CheckedLine {
  line: number;
  code: string;
  problems: readonly Problem[];
}

interface ReportLine extends CheckedLine {
  outcome: Outcome | 'refused';
}

const outcomeTexts: Record<ReportLine['outcome'], string> = {
  added: '추가',
  changed: '변경',
  same: '그대로',
  refused: '거절',
};

export const feedCommand: Command = {
  name: 'feed',
  words: ['매장 번호', 'CSV나 JSON 파일'],
  options: {
    'dry-run': {},
    complete: {},
    report: { value: '결과를 적을 JSON 파일' },
  },
  summary:
    '판매자의 상품을 들여오기. 같은 파일을 다시 읽어도 늘지 않습니다. --dry-run은 사진까지 그대로 해 보고 아무것도 바꾸지 않으며, --complete는 파일에 없는 상품을 내립니다.',
  run: async ({ words: [number, file = ''], option, has }, ops) => {
    const shop = await findShop(ops, wholeNumber('매장 번호', number));
    const rows = await readFeed(file);
    // An unwritable report file is better known before anything is changed.
    if (has('report')) await writeReport(option('report'), []);
    const { items, lines } = check(rows, { shopUrl: shop.url, categories: await readCategories(ops) });
    if (has('complete')) refuseNameless(lines);
    const isDryRun = has('dry-run');
    const written = await importItems(ops, shop.shopId, { items, lines, isComplete: has('complete'), isDryRun });
    if (isDryRun) ops.print('해 보기만 했습니다. 아무것도 바뀌지 않았습니다. 들여오면:');
    report(ops, shop.name, written);
    if (has('report')) await writeReport(option('report'), written);
    const refused = written.filter(({ outcome }) => outcome === 'refused').length;
    if (refused > 0) throw new OpsProblem(`거절한 ${refused}줄은 들여오지 않았습니다. 고쳐서 다시 들여와 주세요.`);
  },
};

const writeReport = (file: string, lines: readonly ReportLine[]): Promise<void> =>
  writeFile(file, `${JSON.stringify(lines, null, 2)}\n`).catch((error: NodeJS.ErrnoException) => {
    throw new OpsProblem(`결과를 적지 못했습니다: ${file} (${error.code})`);
  });

/** Which products are missing from a file is known only when every line has its code. */
function refuseNameless(lines: readonly CheckedLine[]): void {
  const nameless = lines.find(({ code }) => code === '');
  if (!nameless) return;
  throw new OpsProblem(
    `${nameless.line}줄에 상품코드가 없어, 무엇이 빠졌는지 알 수 없습니다. --complete 없이 들여오거나 고쳐 주세요.`,
  );
}

const samplesSql = `
  SELECT concat_ws(' > ', c1.name, c2.name, c3.name) AS category, (
    SELECT array_agg(image_url) FROM (
      SELECT DISTINCT image_url FROM product WHERE category_no = c3.category_no AND is_displayed LIMIT 3
    ) shown
  ) AS pictures
  FROM product p
  JOIN category c3 ON c3.category_no = p.category_no
  JOIN category c2 ON c2.category_no = c3.parent_no
  JOIN category c1 ON c1.category_no = c2.parent_no
  WHERE p.is_displayed
  ORDER BY p.title LIKE '%사과%' DESC, p.product_no
  LIMIT 1`;

export const feedExampleCommand: Command = {
  name: 'example feed',
  words: ['매장 번호'],
  summary: '판매자가 적을 CSV의 예. 매장과 장터에 있는 카테고리와 사진으로 바로 들여올 수 있습니다.',
  run: async ({ words: [number] }, ops) => {
    const { url } = await findShop(ops, wholeNumber('매장 번호', number));
    const [samples] = await ops.database.query<{ category: string; pictures: string[] }>(samplesSql);
    if (!samples) throw new OpsProblem('장터에 상품이 없어 예로 들 사진이 없습니다.');
    ops.print(feedExample({ shopUrl: url, ...samples }));
  },
};

interface Shop {
  shopId: number;
  name: string;
  url: string;
}

async function findShop({ database }: Ops, shopId: number): Promise<Shop> {
  const [shop] = await database.query<Shop>('SELECT shop_id AS "shopId", name, url FROM shop WHERE shop_id = $1', [
    shopId,
  ]);
  if (!shop) throw new OpsProblem(`매장 ${shopId}이(가) 없습니다.`);
  return shop;
}

const categoriesSql = `
  SELECT c3.category_no AS "categoryNo", c3.code, concat_ws('>', c1.name, c2.name, c3.name) AS path
  FROM category c3
  JOIN category c2 ON c2.category_no = c3.parent_no
  JOIN category c1 ON c1.category_no = c2.parent_no`;

/** Categories by their code and by their path of names. */
async function readCategories({ database }: Ops): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ categoryNo: number; code: string; path: string }>(categoriesSql);
  return new Map(
    rows.flatMap(({ categoryNo, code, path }) => [
      [code, categoryNo] as const,
      [normalPath(path), categoryNo] as const,
    ]),
  );
}

function check(rows: readonly FeedRow[], context: Parameters<typeof checkRow>[1]) {
  const items: CheckedItem[] = [];
  const lineByCode = new Map<string, number>();
  const lines = rows.map((row): CheckedLine => {
    const { line, fields } = row;
    // A damaged code names no product.
    const code = hasPlainTexts(fields.code) ? String(fields.code ?? '') : '';
    const checked = checkRow(row, context);
    if (Array.isArray(checked)) return { line, code, problems: checked };
    const earlier = lineByCode.get(code);
    if (earlier) {
      const message = `${earlier}번째 줄에도 있는 상품코드입니다`;
      return { line, code, problems: [{ field: 'code', message }] };
    }
    lineByCode.set(code, line);
    items.push(checked);
    return { line, code, problems: [] };
  });
  return { items, lines };
}

interface Checked {
  items: readonly CheckedItem[];
  lines: readonly CheckedLine[];
  isComplete: boolean;
  isDryRun: boolean;
}

/** A dry run takes the same path, and each part of it is rolled back. */
async function importItems(
  ops: Ops,
  shopId: number,
  { items, lines, isComplete, isDryRun }: Checked,
): Promise<ReportLine[]> {
  const { database, actor, now, print } = ops;
  const urls = items.flatMap(({ imageUrl, gallery }) => [imageUrl, ...gallery]);
  const pictures = await keepPictures(ops, urls, { now, isDryRun });
  const pictureProblems = new Map(items.map((item) => [item.code, picturesOf(item, pictures)]));
  const own = (url: string): string => pictures.names.get(url) ?? url;
  const shown = items
    .filter(({ code }) => pictureProblems.get(code)?.length === 0)
    .map((item) => ({ ...item, imageUrl: own(item.imageUrl), gallery: item.gallery.map(own) }));
  const outcomes = new Map<string, Outcome>(shown.map(({ code }) => [code, 'same']));
  // Products whose line was refused stay as they were.
  const codes = lines.map(({ code }) => code);
  let hidden = 0;
  try {
    for await (const part of writeItems(database, { shopId, items: shown, now, isDryRun })) {
      for (const { code, isNew } of part) outcomes.set(code, isNew ? 'added' : 'changed');
    }
    if (isComplete) for await (const count of hideMissing(database, { shopId, codes, now, isDryRun })) hidden += count;
  } finally {
    // The parts before a failure are stored.
    if (!isDryRun) {
      const counts = countOf([...outcomes.values()]);
      const details = { rows: lines.length, ...counts, hidden };
      await writeAudit(database, { actor, act: 'feed', subject: `shop:${shopId}`, details });
      await countProducts(database, shopId);
      if (hidden + counts.added + counts.changed > 0) await rebuildRecommendations(database, now);
    }
  }
  if (isComplete) print(`파일에 없는 상품 ${hidden}개를 ${isDryRun ? '내리게 됩니다' : '내렸습니다'}.`);
  return lines.map((line): ReportLine => {
    if (line.problems.length > 0) return { ...line, outcome: 'refused' };
    const problems = pictureProblems.get(line.code) ?? [];
    return problems.length > 0
      ? { ...line, outcome: 'refused', problems }
      : { ...line, outcome: outcomes.get(line.code) ?? 'same' };
  });
}

const picturesOf = ({ imageUrl, gallery }: CheckedItem, { problems }: KeptPictures): Problem[] =>
  [imageUrl, ...gallery].flatMap((url, place) => {
    const message = problems.get(url);
    return message ? [{ field: place === 0 ? 'imageUrl' : 'gallery', message: `${message}: ${url}` }] : [];
  });

const countOf = (outcomes: readonly Outcome[]) => ({
  added: outcomes.filter((outcome) => outcome === 'added').length,
  changed: outcomes.filter((outcome) => outcome === 'changed').length,
});

const mostProblems = 50;

function report({ print }: Ops, shopName: string, lines: readonly ReportLine[]): void {
  const counts = Object.entries(outcomeTexts)
    .map(([outcome, text]) => [text, lines.filter((line) => line.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0);
  print(`${shopName}: ${lines.length}줄, ${counts.map(([text, count]) => `${text} ${count}`).join(', ')}`);
  const problems = lines.flatMap(({ line, code, problems: found }) =>
    found.map(({ field, message }) => [line, code, field, message]),
  );
  if (problems.length === 0) return;
  for (const row of tableOf(['줄', '상품코드', '항목', '고칠 것'], problems.slice(0, mostProblems))) print(row);
  if (problems.length > mostProblems) print(`그 밖에 ${problems.length - mostProblems}개. 모두 보려면 --report`);
}
