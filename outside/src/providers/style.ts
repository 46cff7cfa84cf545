/** Both providers' pages have the same layout; their colours tell them apart. */
export const providerCss = (colours: { brand: string; onBrand: string }): string => `
:root { --brand: ${colours.brand}; --on-brand: ${colours.onBrand}; color: #1e1e23; background: #f5f6f7; font: 15px/1.5 "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif; }
* { box-sizing: border-box; }
body { word-break: keep-all; max-width: 460px; margin: 0 auto; min-height: 100vh; background: #fff; }
header { display: flex; justify-content: space-between; align-items: baseline; padding: 14px 20px; background: var(--brand); color: var(--on-brand); font-size: 18px; }
header span { font-size: 12px; }
main { padding: 24px 20px; }
h1 { margin: 0 0 8px; font-size: 20px; }
p { margin: 0 0 16px; }
.note { color: #5c6066; font-size: 13px; }
fieldset { margin: 0 0 20px; padding: 0; border: 0; }
legend { padding: 0 0 8px; font-weight: 600; }
.choice { display: flex; gap: 12px; align-items: flex-start; width: 100%; min-height: 48px; padding: 10px 12px; margin: 0 0 -1px; border: 1px solid #d9dbe0; }
.choice:has(:checked) { background: #f5f6f7; }
.choice input { margin: 4px 0 0; }
.choice small { display: block; color: #5c6066; }
.text { width: 100%; padding: 12px; border: 1px solid #8b8f96; font: inherit; }
.buttons { display: flex; gap: 8px; margin: 0 0 16px; }
.buttons > * { flex: 1; }
button { min-height: 48px; padding: 12px; border: 1px solid #8b8f96; background: #fff; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
:focus-visible { outline: 3px solid #1e6fff; outline-offset: 2px; }
footer { padding: 16px 20px; border-top: 1px solid #e5e7eb; color: #5c6066; font-size: 12px; }
`;
