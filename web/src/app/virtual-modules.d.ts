declare module 'virtual:client-manifest' {
  const manifest: Record<string, { file: string; imports?: string[] }>;
  export default manifest;
}

/** Whether pages register the service worker (`progressive-web-app.ts`). */
declare const __HAS_SERVICE_WORKER__: boolean;
