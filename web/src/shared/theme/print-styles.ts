import type { CSSObject } from '@emotion/serialize';

/**
 * Styles for printing, on every page: white paper, and the content without navigation, forms,
 * buttons and side columns. Components mark two more kinds of elements: `data-print="none"` is left
 * out on paper, `data-print="only"` is shown on paper alone.
 */
export const printStyles = {
  '[data-print="only"]': { display: 'none' },
  '@media print': {
    ':root, [data-theme]': {
      '--fs-palette-background-default': '#FFFFFF',
      '--fs-palette-background-paper': '#FFFFFF',
      colorScheme: 'light',
    },
    // Colours that carry meaning, such as the bars of a chart, are printed.
    body: { minWidth: 0, printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
    [[
      '[data-print="none"]',
      '#root > :not(main)',
      'body > :not(#root)',
      'nav',
      'form',
      'aside',
      'dialog',
      '[data-area="rail"]',
      '[data-share-rail]',
      'button',
      '[role="status"]',
      '[role="tooltip"]',
    ].join(', ')]: { display: 'none !important' },
    '[data-print="only"]': { display: 'block' },
    // An element that the browser has not laid out yet is printed with its real height.
    '[data-later]': { contentVisibility: 'visible' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'figure, img, tr, blockquote': { breakInside: 'avoid' },
  },
} as CSSObject;
