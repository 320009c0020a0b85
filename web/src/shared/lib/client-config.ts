/**
 * The JSON in the document's script element `client-config`. It is data and never runs, so the
 * Content-Security-Policy need not allow it.
 */
export type ClientConfig = {
  projectId: string;
  apiKey?: string;
  emulator: { firestore: string; auth: string } | null;
  /** Set if readers' writes need a token of App Check (reCAPTCHA Enterprise). */
  appCheck?: { siteKey: string; appId: string };
  /** The logins that the desks' sign-in form offers; set only in the demo. */
  demoLogins?: readonly { username: string; password: string }[];
};

/** Reads the config from the document; `null` if the document has none. */
export const readClientConfig = (): ClientConfig | null =>
  JSON.parse(document.getElementById('client-config')?.textContent || 'null') as ClientConfig | null;
