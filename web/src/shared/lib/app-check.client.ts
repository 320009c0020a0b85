import { initializeApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { ClientConfig } from './client-config.ts';

let opened: AppCheck | null = null;

/**
 * Gets an App Check token, which Firebase caches and renews. App Check has a Firebase app of its
 * own, because it needs the web app's id, and the desks' app must not wait for reCAPTCHA. Throws if
 * the config has no App Check.
 */
export async function appCheckToken(config: ClientConfig): Promise<string> {
  if (config.appCheck === undefined) throw new Error('App Check is not configured');
  const { appId, siteKey } = config.appCheck;
  opened ??= initializeAppCheck(
    initializeApp({ projectId: config.projectId, apiKey: config.apiKey ?? '', appId }, 'app-check'),
    { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: false },
  );
  return (await getToken(opened)).token;
}
