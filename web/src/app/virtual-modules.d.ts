declare module 'virtual:client-manifest' {
  type Manifest = Record<string, { file: string; name?: string; imports?: string[]; isEntry?: boolean }>;
  const manifest: Manifest;
  export default manifest;
  export const deskManifest: Manifest;
}

declare module 'virtual:light-theme' {
  export const typography: Record<string, Record<string, string | number | Record<string, string | number>>>;
  /** Least width by name, in px, from the narrowest up. */
  export const breakpoints: Record<string, number>;
  export const paletteNames: readonly string[];
  export const styleSheets: readonly object[];
}
