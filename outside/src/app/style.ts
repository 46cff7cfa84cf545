export const phoneCss = `
:root { color: #1b1d1f; background: #f4f5f7; font: 14px/1.5 "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; padding: 20px 24px 40px; word-break: keep-all; }
header { max-width: 1280px; margin: 0 auto 16px; }
h1 { margin: 0; font-size: 20px; }
h1 small { padding: 2px 8px; border-radius: 999px; background: #ffe3cc; font-size: 12px; font-weight: 600; }
header p { margin: 4px 0 0; color: #5c6066; }
main { display: grid; grid-template-columns: 414px minmax(280px, 1fr) minmax(280px, 1fr); gap: 20px; align-items: start; max-width: 1280px; margin: 0 auto; }
.phone { position: sticky; top: 20px; overflow: hidden; padding: 12px; border-radius: 44px; background: #1b1d1f; box-shadow: 0 12px 40px rgb(0 0 0 / 24%); }
.phone iframe { display: block; width: 390px; height: 780px; border: 0; border-radius: 32px; background: #fff; }
.sub { position: absolute; inset: auto 12px 12px; display: flex; gap: 12px; align-items: center; justify-content: space-between; padding: 16px; border-radius: 16px 16px 32px 32px; background: #fff; box-shadow: 0 -8px 24px rgb(0 0 0 / 20%); }
.sub[hidden] { display: none; }
.sub p { margin: 0; min-width: 0; }
.sub b, .sub a { display: block; }
.sub button { flex-shrink: 0; }
.sub a { overflow-wrap: anywhere; color: #5c6066; font-size: 13px; }
.notifications { position: absolute; inset: 20px 20px auto; display: grid; gap: 8px; }
.notifications button { display: grid; padding: 12px 16px; border: 0; border-radius: 16px; background: rgb(255 255 255 / 96%); box-shadow: 0 8px 24px rgb(0 0 0 / 24%); text-align: left; }
.notifications span { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; color: #5c6066; font-size: 13px; }
.controls { display: grid; gap: 16px; }
.card { padding: 16px; border-radius: 12px; background: #fff; box-shadow: 0 1px 3px rgb(0 0 0 / 10%); }
h2 { margin: 0 0 12px; font-size: 15px; }
.card p { margin: 0 0 12px; color: #5c6066; }
form label { display: grid; grid-template-columns: 88px 1fr; gap: 8px; align-items: center; margin: 0 0 8px; }
form label.tick { grid-template-columns: auto 1fr; }
select, input:not([type=checkbox]) { width: 100%; min-height: 36px; padding: 6px 10px; border: 1px solid #b9bec5; border-radius: 8px; background: #fff; font: inherit; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
button { min-height: 36px; padding: 6px 12px; border: 1px solid #d3d6db; border-radius: 8px; background: #fff; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: #f4f5f7; }
button.main { width: 100%; margin-top: 4px; border-color: #ff6400; background: #ff6400; font-weight: 600; }
:focus-visible { outline: 3px solid #1e6fff; outline-offset: 2px; }
.log { position: sticky; top: 20px; }
#clear { position: absolute; top: 10px; right: 12px; }
ol { display: grid; gap: 8px; max-height: 740px; margin: 0; padding: 0; overflow-y: auto; list-style: none; }
li { padding: 8px 12px; border-left: 3px solid #ff6400; border-radius: 4px; background: #fafbfc; }
li.refused { border-color: #c62828; }
li.page { border-color: #b9bec5; }
li.push { border-color: #1e6fff; }
li b { display: block; }
code { overflow-wrap: anywhere; color: #5c6066; font-size: 12px; }
@media (max-width: 1100px) { main { grid-template-columns: 414px 1fr; } .log { position: relative; grid-column: 1 / -1; } }
@media (max-width: 760px) { main { grid-template-columns: minmax(0, 1fr); } .phone { position: relative; justify-self: center; } }
`;
