declare module 'virtual:client-manifest' {
  type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;
  const manifest: Manifest;
  export default manifest;
  export const deskManifest: Manifest;
}
