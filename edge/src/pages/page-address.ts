export interface PageAddress {
  /** The requested path, without slashes at its end or double ones. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Whether the request spelled the path differently. */
  respelled: boolean;
}

const longest = 4_096;

/** What advertisements, messengers and mail add to links, often another value for each tap. No page reads it. */
const ofCampaigns =
  /^(utm_\w+|n_(media|query|rank|ad|ad_group|ad_group_type|keyword|keyword_id|campaign_type|match)|NaPm|fbclid|igsh|igshid|gclid|gbraid|wbraid|dclid|gad_\w+|srsltid|msclkid|ttclid|twclid|mc_[ce]id|_g[al]|_gcl_\w+)$/;

/** The query that a page is rendered for: all who come by an advertisement see the same page. */
export function queryOfPage(search: string): string {
  const parts = search.slice(1).split('&');
  const left = parts.filter((part) => !ofCampaigns.test(part.split('=', 1)[0] ?? ''));
  if (left.length === parts.length) return search;
  return left.length > 0 ? `?${left.join('&')}` : '';
}

/**
 * Parses a request's target; returns a status where it is no valid address. Browsers would turn backslashes into
 * slashes.
 */
export function readAddress(target: string): PageAddress | 400 | 414 {
  if (target.length > longest) return 414;
  if (!/^\/[\x21-\x7e]*$/.test(target) || target.includes('\\')) return 400;
  const question = target.indexOf('?');
  const path = question < 0 ? target : target.slice(0, question);
  if (!isDecodable(path)) return 400;
  const pathname = `/${path.split('/').filter(Boolean).join('/')}`;
  return { pathname, search: question < 0 ? '' : target.slice(question), respelled: pathname !== path };
}

function isDecodable(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through.
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
