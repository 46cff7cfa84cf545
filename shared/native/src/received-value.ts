import { isRecord } from '@jangteo/contract/is-record';
import { positiveInteger } from './shapes.ts';

/** A product that was tapped in the app's own screens. */
export interface ReceivedValue {
  /** Its page at the seller's shop. */
  url: string;
  title: string;
  shopId: number;
  productNo?: number;
  previousPageName?: string;
  listComponentName?: string;
  categoryId?: number;
}

/**
 * Parsed from the text that the app has put into the storage, under the customer's names; undefined if it is no such
 * text.
 */
export function readReceivedValue(text: string): ReceivedValue | undefined {
  const value = parsed(text);
  if (!isRecord(value)) return undefined;
  const url = textOf(value.src) ?? textOf(value.url);
  const shopId = positiveInteger(value.shopId);
  const productNo = positiveInteger(value.productNo);
  const previousPageName = textOf(value.pre_page_name);
  const listComponentName = textOf(value.pre_list_component);
  const categoryId = positiveInteger(value.category_id);
  if (url === undefined || shopId === undefined) return undefined;
  return {
    url,
    title: textOf(value.title) ?? '',
    shopId,
    ...(productNo && { productNo }),
    ...(previousPageName && { previousPageName }),
    ...(listComponentName && { listComponentName }),
    ...(categoryId && { categoryId }),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
