/**
 * The font stacks by name, for parts that set a family outside the theme's variants. The faces are
 * in `app/fonts.ts`.
 */
export const ECZAR = '"Eczar Variable", "Eczar Fallback", "Eczar Fallback Android", serif';
export const ANEK = '"Anek Latin Variable", "Anek Fallback", "Anek Fallback Android", sans-serif';
/** Of fields: what somebody types may be Hindi. */
export const TYPED = '"Anek Latin Variable", "Anek Fallback", "Anek Fallback Android", "Eczar Variable", sans-serif';
