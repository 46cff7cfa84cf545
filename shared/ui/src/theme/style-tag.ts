/** On the style element that the server wrote: the names of the styles in it. */
export const styleNamesAttribute = 'data-style-names';
