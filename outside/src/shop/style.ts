export const shopCss = `
:root { color: #1c2340; background: #f1f1ee; font: 15px/1.6 "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif; }
* { box-sizing: border-box; }
body { max-width: 760px; margin: 0 auto; background: #fff; min-height: 100vh; border-inline: 1px solid #dcdcd4; }
a { color: inherit; }
.mall { border-bottom: 3px double #1c2340; }
.mall .top { display: flex; justify-content: space-between; gap: 8px; margin: 0; padding: 6px 16px; background: #1c2340; color: #fff; font-size: 12px; }
.mall .logo { margin: 0; padding: 18px 16px; text-align: center; font: 700 24px/1 Georgia, serif; letter-spacing: .16em; }
.mall .logo a { text-decoration: none; }
.mall .logo b { color: #8a6d1f; }
.mall nav { display: flex; flex-wrap: wrap; border-top: 1px solid #dcdcd4; }
.mall nav a { flex: 1 0 25%; padding: 8px 4px; text-align: center; font-size: 13px; text-decoration: none; }
.mall nav a:hover { background: #f1f1ee; }
main { padding: 20px 16px 40px; }
h1 { margin: 0 0 16px; padding-bottom: 8px; border-bottom: 1px solid #1c2340; font-size: 19px; }
h2 { font-size: 16px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 9px 8px; border-bottom: 1px solid #dcdcd4; text-align: left; vertical-align: top; }
th { background: #f8f8f5; font-weight: 600; white-space: nowrap; }
.right { text-align: right; white-space: nowrap; }
.photo { display: grid; place-items: center; height: 240px; background: repeating-linear-gradient(45deg, #f8f8f5 0 12px, #f1f1ee 12px 24px); border: 1px solid #dcdcd4; color: #6b6f80; }
.buttons { display: flex; gap: 8px; margin-top: 20px; }
.buttons > * { flex: 1; }
button, .button { display: block; width: 100%; padding: 13px; border: 1px solid #1c2340; background: #1c2340; color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.light { background: #fff; color: #1c2340; }
.note { padding: 10px 12px; background: #fbf7ea; border-left: 3px solid #8a6d1f; font-size: 13px; }
.none { padding: 48px 0; text-align: center; color: #6b6f80; }
footer { padding: 20px 16px; border-top: 1px solid #dcdcd4; background: #f8f8f5; font-size: 12px; color: #565a6b; }
`;
