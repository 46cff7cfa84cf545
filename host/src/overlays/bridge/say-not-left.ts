import { showToast } from '@jangteo/overlay';

export const sayNotLeft = () =>
  showToast({ matter: 'leaving', icon: 'info', start: '쇼핑몰로 이동하지 못했어요. 잠시 뒤에 다시 시도해 주세요.' });
