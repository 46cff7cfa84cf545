/** The attribute with the names of the styles in the server's style element. */
export const styleNamesAttribute = 'data-style-names';
