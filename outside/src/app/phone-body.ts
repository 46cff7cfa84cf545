import type { LimitedDeal } from '@jangteo/contract';
import { type Html, html } from '../html.ts';

interface Phone {
  /** The market's address within the app. */
  market: string;
  nonce: string;
  deal: LimitedDeal | undefined;
}

interface LabelledMessage {
  label: string;
  message: object;
}

const later = '2099-01-01T00:00:00.000Z';

/** Every message that an app sends. */
const messages: LabelledMessage[] = [
  { label: '제철 화면으로 이동 (moveRoute)', message: { name: 'moveRoute', url: '/season' } },
  { label: '덮은 화면 닫기 (close)', message: { name: 'close' } },
  { label: '웹뷰 닫기 (appClose)', message: { name: 'appClose' } },
  { label: '앱에서 로그인 (appLogin)', message: { name: 'appLogin' } },
  { label: '토큰 갱신 (appTokenRefresh)', message: { name: 'appTokenRefresh' } },
  { label: '앱에서 로그아웃 (appLogout)', message: { name: 'appLogout' } },
  { label: '알림 켜짐 (setDevicePush)', message: { name: 'setDevicePush', isOn: 'Y' } },
  { label: '알림 꺼짐 (setDevicePush)', message: { name: 'setDevicePush', isOn: 'N' } },
  { label: '새로고침 (appLoadUrl)', message: { name: 'appLoadUrl', mode: 'reload' } },
  { label: '첫 화면 (appLoadUrl)', message: { name: 'appLoadUrl', mode: 'default' } },
];

/** The product data that an app sends from its own screens. */
const messagesOf = ({ dealId, product }: LimitedDeal): LabelledMessage[] => [
  { label: '특가 상세로 이동 (moveRoute)', message: { name: 'moveRoute', url: `/deal/${dealId}` } },
  { label: '앱에서 본 상품 (appRecentProduct)', message: { name: 'appRecentProduct', ...product } },
  { label: '찜 (appProductLike)', message: { name: 'appProductLike', likeMode: 'Y', productNo: product.productNo } },
  {
    label: '찜 해제 (appProductLike)',
    message: { name: 'appProductLike', likeMode: 'N', productNo: product.productNo },
  },
];

/** The entry that an app stores when a product of a seller's shop is tapped. */
const receivedValueOf = ({ product }: LimitedDeal): object => ({
  src: product.url,
  title: product.title,
  shopId: product.shopId,
  productNo: product.productNo,
  pre_page_name: 'home',
  pre_list_component: 'limited deals of the app',
  category_id: product.categoryNo,
});

/** Messages that no app would send. */
const hostile: LabelledMessage[] = [
  { label: '바깥 주소로 이동', message: { name: 'moveRoute', url: 'https://evil.example/deal/1' } },
  { label: '스크립트 주소로 이동', message: { name: 'moveRoute', url: 'javascript:alert(1)' } },
  { label: '없는 메시지', message: { name: 'runCode', code: 'alert(1)' } },
  { label: '반쪽짜리 로그인', message: { name: 'appLogin', accessToken: 'a', expireDt: later } },
];

const button = ({ label, message }: LabelledMessage): Html =>
  html`<button type="button" data-say="${JSON.stringify(message)}">${label}</button>`;

const productCard = (deal: LimitedDeal): Html => html`<div class="card"><h2>앱 화면의 상품</h2>
<p>${deal.product.title}</p>
<div class="buttons">${messagesOf(deal).map(button)}<button type="button" data-received="${JSON.stringify(receivedValueOf(deal))}">판매자 스토어로 (receivedValue)</button></div></div>`;

/** The body of the phone's page. */
export const phoneBody = ({ market, nonce, deal }: Phone): Html => html`<header><h1>장터 앱 <small>시연용</small></h1>
<p>앱의 웹뷰 안에서 장터가 어떻게 움직이는지 봅니다. 왼쪽은 휴대폰, 오른쪽은 앱이 웹에 보내는 메시지와 웹이 앱에 부탁한 일입니다.</p></header>
<main>
<section class="phone" aria-label="휴대폰">
  <iframe title="장터" data-market="${market}"></iframe>
  <div class="notifications" id="notifications" role="log" aria-label="알림"></div>
  <div class="sub" id="sub" hidden><p><b>서브 웹뷰</b><a id="sub-address" target="_blank" rel="noopener"></a></p><button type="button" id="sub-close">닫기</button></div>
</section>
<section class="controls">
  <form id="device" class="card">
    <h2>기기</h2>
    <label>운영체제<select name="platform"><option value="android">Android</option><option value="ios">iOS</option></select></label>
    <label>통로<select name="carrier"><option value="handler">공용 핸들러</option><option value="ios">iOS 메시지 핸들러</option><option value="android">Android 인터페이스</option></select></label>
    <label>앱 버전<input name="appVersion" value="3.1.0" pattern="\\d+(\\.\\d+){0,3}" required></label>
    <label class="tick"><input type="checkbox" name="push" checked>알림 허용</label>
    <label class="tick"><input type="checkbox" name="permission" checked>권한 요청에 동의</label>
    <button type="submit" class="main">앱 다시 켜기</button>
  </form>
  <div class="card"><h2>앱 → 웹</h2><div class="buttons">${messages.map(button)}</div></div>
  ${deal ? productCard(deal) : html``}
  <div class="card"><h2>거절되어야 하는 메시지</h2><div class="buttons">${hostile.map(button)}<button type="button" id="foreign">다른 출처에서 보낸 메시지</button></div></div>
</section>
<section class="card log"><h2>웹 → 앱</h2><button type="button" id="clear">지우기</button><ol id="log" aria-live="polite"></ol></section>
</main>
<script nonce="${nonce}" src="/app/phone-script.js"></script>`;
