// Decision: docs/decisions/2026-11-20-orange-and-contrast.md

import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: { value: '{colors.white}' },
    subtle: { value: '{colors.grey.50}' },
    muted: { value: '{colors.grey.100}' },
    /** The background beside the phone-wide column on a wide screen. */
    surround: { value: '{colors.grey.200}' },
    inverse: { value: '{colors.grey.900}' },
  },
  fg: {
    DEFAULT: { value: '{colors.grey.900}' },
    muted: { value: '{colors.grey.700}' },
    subtle: { value: '{colors.grey.600}' },
    inverse: { value: '{colors.white}' },
  },
  border: {
    DEFAULT: { value: '{colors.grey.200}' },
    strong: { value: '{colors.grey.300}' },
  },
  primary: {
    DEFAULT: { value: '{colors.orange.500}' },
    contrast: { value: '{colors.grey.900}' },
    text: { value: '{colors.orange.700}' },
    stroke: { value: '{colors.orange.600}' },
    subtle: { value: '{colors.orange.50}' },
  },
  secondary: {
    DEFAULT: { value: '{colors.teal.600}' },
    subtle: { value: '{colors.teal.50}' },
  },
  error: { DEFAULT: { value: '{colors.red.600}' }, subtle: { value: '{colors.red.50}' } },
  info: { DEFAULT: { value: '{colors.blue.600}' }, subtle: { value: '{colors.blue.50}' } },
  success: { DEFAULT: { value: '{colors.green.600}' }, subtle: { value: '{colors.green.50}' } },
  warning: {
    DEFAULT: { value: '{colors.amber.500}' },
    text: { value: '{colors.amber.700}' },
    subtle: { value: '{colors.amber.50}' },
  },
  focus: { value: '{colors.blue.600}' },
});
