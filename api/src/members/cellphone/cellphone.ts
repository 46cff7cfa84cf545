/** '010-1234-5678' → '01012345678' */
export const digitsOf = (cellphone: string): string => cellphone.replaceAll('-', '');
