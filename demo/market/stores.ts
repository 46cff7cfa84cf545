import { kinds, type ProductLine } from '../catalogue/kinds.ts';
import { stores as storeTable } from '../catalogue/stores.ts';
import { regionOf, townsByRegion } from '../catalogue/towns.ts';
import { pictureNamed, picturesOfKind } from '../pictures.ts';
import { randomFor } from '../random.ts';
import { listOf, readTable, wordsOf } from '../table.ts';
import type { MarketPlan } from './size.ts';

export interface Store {
  shopId: number;
  name: string;
  town: string;
  localCode: string;
  /** Names of the kinds that it sells. */
  sells: ReadonlySet<string>;
  /** Sells all goods of its province. */
  isMarket: boolean;
  cover: string;
  picture: string;
  intro: string;
}

const firstShopId = 1001;
const productsPerStore = 150;
const named = readTable(storeTable, ['name', 'town', 'sells', 'cover', 'picture', 'intro'] as const);

/** The kind of each name, or all kinds of a line. */
function kindsOf(names: readonly string[]): ReadonlySet<string> {
  const sold = names.map((name) => {
    const found = kinds.filter((kind) => kind.name === name || kind.line === name);
    if (found.length === 0) throw new Error(`A store sells '${name}', which is neither a kind nor a line`);
    return found.map((kind) => kind.name);
  });
  return new Set(sold.flat());
}

/** The hand-written stores; a large market has generated ones as well. */
export function makeStores({ size, seed }: MarketPlan): Store[] {
  const faces = named.map(
    (row, index): Store => ({
      shopId: firstShopId + index,
      name: row.name,
      town: row.town,
      localCode: regionOf(row.town),
      sells: kindsOf(row.sells === '*' ? kinds.map(({ name }) => name) : listOf(row.sells)),
      isMarket: row.sells === '*',
      cover: pictureNamed(row.cover).imageUrl,
      picture: pictureNamed(row.picture).imageUrl,
      intro: row.intro,
    }),
  );
  const others = Math.max(0, Math.floor(size / productsPerStore) - faces.length);
  return [...faces, ...Array.from({ length: others }, (_, n) => furtherStore(firstShopId + faces.length + n, n, seed))];
}

const towns = Object.values(townsByRegion).flatMap(wordsOf);
const givenNames = wordsOf(
  '햇살 들꽃 푸른들 아침 달빛 솔바람 참살이 고운 너른 은하 새벽 온새미 다온 한결 가온 늘봄 도담 해오름',
);
const trades: { title: string; lines: ProductLine[]; intro: string }[] = [
  { title: '과수원', lines: ['fruit'], intro: '가지마다 솎아 내고 남긴 열매만 보냅니다' },
  { title: '농원', lines: ['vegetable'], intro: '이른 아침에 거둔 것을 그날 부칩니다' },
  { title: '정미소', lines: ['grain', 'rice-cake'], intro: '주문 들어온 만큼만 찧어 보냅니다' },
  { title: '수산', lines: ['seafood', 'dried'], intro: '첫 배가 들어오면 손질을 시작합니다' },
  { title: '목장', lines: ['meat', 'dairy'], intro: '풀밭에서 천천히 키웁니다' },
  { title: '장독대', lines: ['sauce', 'kimchi'], intro: '볕과 바람으로 오래 익힙니다' },
  { title: '약초원', lines: ['health', 'tea'], intro: '산비탈에서 손으로 캐고 말립니다' },
];

function furtherStore(shopId: number, n: number, seed: number): Store {
  const random = randomFor(seed, 'store', shopId);
  // Every town, then every trade, then every given name: no two stores share all three.
  const town = towns[n % towns.length] ?? '';
  const trade = trades[Math.floor(n / towns.length) % trades.length] ?? random.pick(trades);
  const round = Math.floor(n / (towns.length * trades.length));
  const givenName = givenNames[round % givenNames.length] ?? '';
  const again = Math.floor(round / givenNames.length);
  return {
    shopId,
    name: `${town} ${givenName} ${trade.title}${again > 0 ? ` ${again + 1}호` : ''}`,
    town,
    localCode: regionOf(town),
    sells: kindsOf(trade.lines),
    isMarket: false,
    cover: random.pick(picturesOfKind('cover')),
    picture: random.pick(picturesOfKind('vegetable-box')),
    intro: trade.intro,
  };
}

const familyNames = [...'김이박최정강조윤장임한오서신권황안송류홍'];
const personNames = wordsOf(
  '영수 순자 정호 미경 상철 은주 동현 말순 태호 혜진 광수 옥희 준영 금자 성민 춘자 현우 지영',
);

export function storeRow(store: Store, { seed }: MarketPlan, shopOrigin: string): object {
  const random = randomFor(seed, 'store-row', store.shopId);
  const digits = (count: number) => String(random.between(10 ** (count - 1), 10 ** count - 1));
  return {
    shop_id: store.shopId,
    name: store.name,
    intro: store.intro,
    main_image: store.picture,
    cover_image: store.cover,
    url: shopAddress(store, shopOrigin),
    local_code: store.localCode,
    business_name: store.name,
    representative: random.pick(familyNames) + random.pick(personNames),
    business_number: `000-${digits(2)}-${digits(5)}`, // 000 belongs to no tax office: it is nobody's number
    mail_order_number: `20${random.between(16, 25)}-${store.town}-0${digits(3)}`,
    address: `${store.town} 장터로 ${random.between(3, 480)}`,
    phone: `0507-0000-${digits(4)}`,
    email: `store${store.shopId}@jangteo.example`,
  };
}

export const shopAddress = ({ name }: Store, shopOrigin: string): string => `${shopOrigin}/${encodeURIComponent(name)}`;
