import { defineTokens } from '@chakra-ui/react/styled-system';
import { fontFamily } from '../font.ts';
import { colors } from './colors.ts';

/** The widest the phone layout gets; on a wider screen it stays centred. */
const columnWidth = 480;

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24] as const;

/** Steps of 4 px, in rem so that they grow with the reader's font size. */
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

export const tokens = defineTokens({
  colors,
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    column: { value: `${columnWidth}px` },
    /** The smallest size of a touch target: fingers do not grow with the text. */
    touch: { value: '44px' },
    header: { value: '3.25rem' },
    /** An icon and one line, which does not grow beyond its tab. */
    bottomBar: { value: '60px' },
  },
  radii: {
    xs: { value: '4px' },
    sm: { value: '6px' },
    md: { value: '8px' },
    lg: { value: '12px' },
    xl: { value: '16px' },
    full: { value: '999px' },
  },
  fonts: {
    body: { value: fontFamily },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.125rem' },
    '2xl': { value: '1.25rem' },
    '3xl': { value: '1.5rem' },
    '4xl': { value: '1.75rem' },
  },
  fontWeights: {
    regular: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: {
    tight: { value: '1.25' },
    snug: { value: '1.4' },
    normal: { value: '1.5' },
  },
  shadows: {
    /** The shadow of a bar that floats over the page. */
    bar: { value: '0 0 0 1px rgb(27 29 31 / 6%)' },
    raised: { value: '0 1px 3px rgb(27 29 31 / 10%), 0 4px 12px rgb(27 29 31 / 6%)' },
    overlay: { value: '0 8px 32px rgb(27 29 31 / 22%)' },
    column: { value: '0 0 24px rgb(27 29 31 / 8%)' },
  },
  zIndex: {
    sticky: { value: 10 },
    header: { value: 20 },
    bottomBar: { value: 30 },
    floating: { value: 40 },
    overlay: { value: 50 },
    toast: { value: 60 },
  },
  durations: {
    fast: { value: '120ms' },
    normal: { value: '200ms' },
  },
  easings: {
    out: { value: 'cubic-bezier(0.22, 1, 0.36, 1)' },
  },
});
