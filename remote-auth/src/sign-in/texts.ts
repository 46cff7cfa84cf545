/** The customer's own words, letter for letter. */
export const texts = {
  itemsMissing: '필수 제공 항목에 모두 체크를 하셔야 가입이 완료됩니다.',
  signInFailed: '잠시 문제가 있어 페이지를 표시하지 못했습니다. 조금 뒤에 다시 시도해보세요.',
  deviceMakerFailed: '잠시 문제가 있어 로그인을 하지 못했습니다. 조금 뒤에 다시 시도해보세요.',
} as const;
