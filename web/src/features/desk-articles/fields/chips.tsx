import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { isHindi } from '@first-show/domain/core/text';

/** Renders the chosen values of an Autocomplete as chips. Chips with Hindi text get `lang`. */
export const chips =
  (labelOf: (value: string) => string) =>
  (values: readonly string[], getItemProps: AutocompleteRenderValueGetItemProps<true>) =>
    values.map((value, index) => {
      const { key, ...item } = getItemProps({ index });
      return <Chip key={key} lang={isHindi(labelOf(value)) ? 'hi' : undefined} label={labelOf(value)} {...item} />;
    });
