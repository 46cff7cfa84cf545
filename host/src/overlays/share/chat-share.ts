import type { PublicSettings } from '@jangteo/contract/release';
import { loadOutsideScript } from '@jangteo/http/outside-script';
import type { ShareInfo } from '@jangteo/overlay';
import { sharedAddress } from './shared-address.ts';

/** The global of the chat company's script. */
interface ChatWindow {
  Kakao: {
    init(key: string): void;
    isInitialized(): boolean;
    Share: { sendDefault(feed: object): unknown };
  };
}

/** Loaded when the dialog opens: the share window must open within the tap. */
export const prepareChat = (settings: PublicSettings): Promise<void> => loadOutsideScript(settings, 'chatShare');

export async function shareInChat(info: ShareInfo, settings: PublicSettings): Promise<void> {
  // The visitor sees a general message, so the reason is dropped.
  await prepareChat(settings).catch(() => Promise.reject());
  const { Kakao } = globalThis as unknown as ChatWindow;
  if (!Kakao.isInitialized()) Kakao.init(settings.outsideScripts?.chatShare?.key ?? '');
  await Kakao.Share.sendDefault(feedOf(info));
}

function feedOf(info: ShareInfo): object {
  const { title, description, imageUrl, appUrl } = info;
  const url = sharedAddress(info.url, info.kakaoGtag);
  const inApp = appUrl && `url=${encodeURIComponent(appUrl)}`;
  const link = {
    mobileWebUrl: url,
    webUrl: url,
    ...(inApp && { androidExecutionParams: inApp, iosExecutionParams: inApp }),
  };
  return {
    objectType: 'feed',
    content: { title, description, imageUrl, link },
    buttons: [{ title: '장터에서 보기', link }],
  };
}
