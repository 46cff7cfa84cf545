import { setTimeout as delay } from 'node:timers/promises';
import { links } from '@jangteo/contract/links';
import { hydratedMark } from '@jangteo/contract/release';
import type { OtherBrowser, Point } from './other-browser.ts';

export interface Finding {
  /** The address, or the step. */
  place: string;
  problem: string;
}

const giveUpAfterMs = 20_000;
const pollMs = 200;
/** Long enough for what a page does when it is idle, such as loading ahead: who leaves before breaks off requests. */
const restMs = 1_500;

/** Opens every kind of page, and does on them what differs most from engine to engine. Returns what went wrong. */
export class Walk {
  readonly findings: Finding[] = [];
  readonly #browser: OtherBrowser;
  readonly #market: string;
  readonly #progress: (text: string) => void;
  /** Pages that led the visitor to the login. */
  readonly #guarded: string[] = [];
  places = 0;

  constructor(browser: OtherBrowser, market: string, progress: (text: string) => void) {
    this.#browser = browser;
    this.#market = market;
    this.#progress = progress;
  }

  async asVisitor(): Promise<void> {
    const deal = await this.#firstLink(links.home(), '/deal/');
    const store = await this.#firstLink(links.stores(), '/store/');
    const post = await this.#firstLink(links.communityPopular(), '/community/board-detail/');
    const question = await this.#firstLink(links.communityQna(), '/community/qna/');
    for (const place of [...pages, store, deal, post, question]) await this.#visit(place);

    await this.#step('a sheet opens, and closes with the way back', async () => {
      await this.#open(store);
      await this.#tap(withText('button', '인기순'));
      await this.#until(`!!document.querySelector('dialog[open]')`);
      await this.#browser.evaluate('history.back()');
      await this.#until(`!document.querySelector('dialog[open]')`);
    });
    await this.#step('the bridge leads to the seller', async () => {
      await this.#open(deal);
      await this.#tap(withText('main a, main button', '구매하러 가기'));
      await this.#until(`!!document.querySelector('dialog[open]')`);
      await this.#until(`location.origin !== ${JSON.stringify(this.#market)}`);
    });
  }

  async asMember(): Promise<void> {
    await this.#step('sign-in at the portal', async () => {
      await this.#browser.open(`${this.#market}/login-action?platform=naver`);
      await this.#tap(`document.querySelector('[name=persona][value=regular]')`);
      await this.#tap(withText('button', '로그인'));
      const consent = withText('button', '동의하기');
      const isBack = `location.origin === ${JSON.stringify(this.#market)} && !!localStorage.accessToken1`;
      await this.#until(`!!${consent} || (${isBack})`);
      // The portal asks once.
      if (await this.#browser.evaluate(`!!${consent}`)) await this.#tap(consent);
      await this.#until(isBack);
    });
    for (const place of this.#guarded) await this.#visit(place);
    await this.#step('a heart is filled or emptied', async () => {
      await this.#open(links.home());
      const heart = `document.querySelector('main button[aria-pressed]')`;
      const before = await this.#browser.evaluate(`${heart}.ariaPressed`);
      await this.#tap(heart);
      await this.#until(`${heart}.ariaPressed !== ${JSON.stringify(before)}`);
    });
  }

  async #firstLink(place: string, beginning: string): Promise<string> {
    await this.#open(place);
    const link = `document.querySelector('main a[href^="${beginning}"]')`;
    await this.#until(`!!${link}`);
    return String(await this.#browser.evaluate(`${link}.getAttribute('href')`));
  }

  async #open(place: string): Promise<void> {
    await this.#browser.open(this.#market + place);
    await this.#until(`performance.getEntriesByName(${JSON.stringify(hydratedMark)}).length > 0`);
    await delay(restMs);
  }

  async #visit(place: string): Promise<void> {
    await this.#step(place, async () => {
      await this.#open(place);
      const isAtLogin = await this.#browser.evaluate(`location.pathname === ${JSON.stringify(links.login())}`);
      if (isAtLogin && place !== links.login()) this.#guarded.push(place);
      const problems = (await this.#browser.evaluate(`(${problemsOfPage})()`)) as string[];
      for (const problem of problems) this.findings.push({ place, problem });
    });
  }

  async #step(place: string, act: () => Promise<void>): Promise<void> {
    this.#progress(place);
    this.places += 1;
    try {
      await act();
    } catch (error) {
      this.findings.push({ place, problem: String(error) });
    }
    for (const problem of this.#browser.takeErrors()) this.findings.push({ place, problem });
  }

  async #until(condition: string): Promise<void> {
    const giveUpAt = Date.now() + giveUpAfterMs;
    // Between two documents there is nothing to ask.
    while (!(await this.#browser.evaluate(condition).catch(() => false))) {
      if (Date.now() > giveUpAt) throw new Error(`not within ${giveUpAfterMs / 1_000} s: ${condition}`);
      await delay(pollMs);
    }
  }

  async #tap(element: string): Promise<void> {
    await this.#until(`!!${element}`);
    const point = await this.#browser.evaluate(`(${centreOf})(${element})`);
    await this.#browser.tap(point as Point);
  }
}

/** All pages that are about nothing in particular. */
const pages = Object.values(links).flatMap((link) => (link.length === 0 ? [(link as () => string)()] : []));

const withText = (selector: string, text: string): string =>
  `[...document.querySelectorAll('${selector}')].find((each) => each.textContent.includes('${text}') && each.checkVisibility())`;

/** Run in the page. */
const centreOf = `(element) => {
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}`;

/** Run in the page. */
const problemsOfPage = `() => {
  const problems = [];
  if (!document.querySelector('h1')) problems.push('no heading');
  if (document.querySelector('main [aria-busy=true]')) problems.push('still waits for data');
  if (document.documentElement.scrollWidth > innerWidth) problems.push('wider than the screen');
  if ([...document.images].some((picture) => picture.complete && picture.src && !picture.naturalWidth)) problems.push('a picture is missing');
  return problems;
}`;
