/** The only registered client. */
export const deviceMakerClient = {
  id: 'kr.jangteo.web',
  secret: 'device-maker-stand-in',
  name: '장터',
  landing: '/login-landing-apple',
};

/** The issuer in the id_tokens; not a real address, because the keys are served elsewhere. */
export const issuer = 'https://device-maker.test';
