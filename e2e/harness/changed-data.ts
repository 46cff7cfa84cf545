/** Empties every list of a response. */
export function emptyLists(data: object): void {
  for (const value of Object.values(data)) if (Array.isArray(value)) value.length = 0;
  if ('hasNext' in data) Object.assign(data, { hasNext: false, totalCount: 0 });
}

/** Fields that people write. Names of regions and units are fixed. */
const written = /title|shopName|nickname|^name$|intro|specialty|text|keyword/i;
const endless = '아주아주 긴 이름이라도 화면이 깨지지 않아야 하는 정성껏 키운 무농약 친환경 첫 수확 햇';

/** Makes every text that people wrote long, and every amount large. */
export function lengthenTexts(data: object): void {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'object' && value !== null) lengthenTexts(value);
    else if (typeof value === 'string' && written.test(key)) Object.assign(data, { [key]: `${endless} ${value}` });
    else if (typeof value === 'number' && /price$|count$/i.test(key)) Object.assign(data, { [key]: 98_765_400 });
  }
}

const picture = /image(url)?$|^gallery$/i;

/** Sets addresses of pictures that do not exist. */
export function breakPictures(data: object): void {
  for (const [key, value] of Object.entries(data)) {
    if (picture.test(key)) Object.assign(data, { [key]: Array.isArray(value) ? value.map(missing) : missing() });
    else if (typeof value === 'object' && value !== null) breakPictures(value);
  }
}

const missing = () => '/img/nobody-has-it';

/** Marks everything as sold out. */
export function soldOut(data: object): void {
  for (const [key, value] of Object.entries(data)) {
    if (key === 'isSoldOut') Object.assign(data, { isSoldOut: true });
    else if (typeof value === 'object' && value !== null) soldOut(value);
  }
}

/** A list with thousands of entries. */
export function setHugeCount(data: object): void {
  if ('totalCount' in data) Object.assign(data, { totalCount: 5_000 });
}
