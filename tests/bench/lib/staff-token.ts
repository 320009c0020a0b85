import { site } from '@first-show/domain/core/site';
import { demoLogins } from '@first-show/domain/staff/demo-logins';

/** Signs in with one of the demo's accounts and returns the ID token. */
export async function staffToken(username: (typeof demoLogins)[number]['username']): Promise<string> {
  const login = demoLogins.find((one) => one.username === username);
  const response = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({
        email: `${username}@${site.staffEmailDomain}`,
        password: login?.password,
        returnSecureToken: true,
        targetProjectId: process.env.GCLOUD_PROJECT,
      }),
    },
  );
  const answer = (await response.json()) as { idToken?: string; error?: unknown };
  if (answer.idToken === undefined) throw new Error(`${username} could not sign in: ${JSON.stringify(answer.error)}`);
  return answer.idToken;
}
