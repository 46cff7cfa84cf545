/** The one client that is registered here. */
export const deviceMakerClient = {
  id: 'kr.jangteo.web',
  secret: 'device-maker-stand-in',
  name: '장터',
  landing: '/login-landing-apple',
};

/** As it stands in the id_tokens; no address, as the keys lie elsewhere. */
export const issuer = 'https://device-maker.test';
