import { chromium } from 'playwright';
const [,, width, prefix, ...paths] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const page = await browser.newPage({ viewport: { width: Number(width), height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true });
page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log('console', m.type(), m.text().slice(0,200)); });
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0,300)));
for (const p of paths) {
  await page.goto('http://localhost:6800' + p);
  await page.waitForFunction(() => performance.getEntriesByName('jangteo:hydrated').length > 0, null, {timeout: 20000}).catch(() => console.log('not hydrated', p));
  const full = !process.env.VIEW;
  if (full) { await page.evaluate(() => { for (const i of document.images) i.loading = 'eager'; }); await page.waitForFunction(() => [...document.images].every((i) => i.complete)).catch(()=>{}); }
  await page.waitForTimeout(300);
  const name = (p.slice(1).replace(/[/?=&%]/g, '-') || 'home');
  const h = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({ path: `/tmp/shots/shop/${prefix}-${name}.png`, clip: full ? { x:0,y:0,width:Number(width),height: Math.min(h, Number(process.env.MAXH ?? 2600)) } : undefined, fullPage: full });
  console.log(p, page.url(), h);
}
await browser.close();
