import { defineTokens } from '@chakra-ui/react/styled-system';

/**
 * The customer's colours. #FF6400 carries white text at 2.97:1 only, so it is a surface for dark text and for pictures;
 * small orange text on white or on a light tint is 700 (5.0:1 and 4.6:1), orange strokes and icons are 600.
 */
export const colors = defineTokens.colors({
  white: { value: '#FFFFFF' },
  black: { value: '#000000' },
  orange: {
    50: { value: '#FFF4EC' },
    100: { value: '#FFE4D1' },
    200: { value: '#FFC8A3' },
    300: { value: '#FFA76F' },
    400: { value: '#FF8538' },
    500: { value: '#FF6400' },
    600: { value: '#E05500' },
    700: { value: '#C24600' },
    800: { value: '#993800' },
    900: { value: '#6B2700' },
  },
  red: {
    50: { value: '#FDF0F0' },
    100: { value: '#FADADA' },
    200: { value: '#F3B4B4' },
    300: { value: '#E88686' },
    400: { value: '#D95757' },
    500: { value: '#C93333' },
    600: { value: '#B3261E' },
    700: { value: '#941B18' },
    800: { value: '#741413' },
    900: { value: '#520E0E' },
  },
  grey: {
    50: { value: '#FAFAFB' },
    100: { value: '#F4F5F6' },
    200: { value: '#E9EBED' },
    300: { value: '#D8DBDF' },
    400: { value: '#B6BBC2' },
    500: { value: '#8B9097' },
    600: { value: '#656A72' },
    700: { value: '#4A4F56' },
    800: { value: '#30343A' },
    900: { value: '#1B1D1F' },
  },
  teal: {
    50: { value: '#EBF7F6' },
    100: { value: '#CDEBE8' },
    500: { value: '#12948C' },
    600: { value: '#0B7A75' },
    700: { value: '#085F5B' },
  },
  blue: { 50: { value: '#EDF4FC' }, 100: { value: '#D9E8FA' }, 600: { value: '#1565C0' } },
  green: { 50: { value: '#ECF6EF' }, 600: { value: '#1A7F45' } },
  amber: { 50: { value: '#FFF7E5' }, 100: { value: '#FFEBC2' }, 500: { value: '#FFB020' }, 700: { value: '#8A5700' } },
  /** The messenger-login button, by that company's brand rules. */
  messenger: { value: '#FEE500' },
});
