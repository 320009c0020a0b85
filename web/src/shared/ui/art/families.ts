/**
 * Font stacks for components that set a family outside the theme's variants. The font faces are in
 * `shared/theme/fonts.ts`.
 */
export const ECZAR = '"Eczar Variable", "Eczar Fallback", "Eczar Fallback Android", serif';
export const ANEK = '"Anek Latin Variable", "Anek Fallback", "Anek Fallback Android", sans-serif';
/** The font stack of form fields. It falls back to Eczar, because the typed text may be Hindi. */
export const TYPED = '"Anek Latin Variable", "Anek Fallback", "Anek Fallback Android", "Eczar Variable", sans-serif';
