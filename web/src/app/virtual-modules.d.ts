declare module 'virtual:client-manifest' {
  const manifest: Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;
  export default manifest;
}
