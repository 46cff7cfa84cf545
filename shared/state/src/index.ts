export { useBrowserValue, useExternalValue } from './external-value.ts';
