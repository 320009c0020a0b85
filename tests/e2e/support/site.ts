import { request, type APIRequestContext } from '@playwright/test';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

export const siteUrl = process.env.SITE_URL ?? 'http://127.0.0.1:5050';

/** The emulator's database, bypassing the rules. */
export function adminDb(): Firestore {
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    throw new Error('These tests change data: run them through `npm test -- e2e`, on emulators.');
  // Without this variable the SDK looks for a cloud machine's metadata server and prints a warning.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  return getFirestore(getApps()[0] ?? initializeApp({ projectId: process.env.GCLOUD_PROJECT }));
}

/** A reader without a browser, with separate cookies. Dispose of it after use. */
export const newReader = (): Promise<APIRequestContext> => request.newContext({ baseURL: siteUrl });

/** Logs in as one of the demo's staff and returns the ID token. */
export async function staffToken(username: 'moderator' | 'editor' | 'admin'): Promise<string> {
  const answer = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${username}@example.com`, password: `${username}-demo`, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`No login for ${username}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { idToken: string }).idToken;
}

/**
 * Approves the newest pending comment by `authorName`, through the API, as a moderator does.
 * Returns the comment's id.
 */
export async function approveCommentBy(authorName: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await staffToken('moderator')}`, 'Content-Type': 'application/json' };
  const pending = await fetch(`${siteUrl}/api/admin/comments?approved=false&limit=50`, { headers });
  if (!pending.ok) throw new Error(`Pending comments: ${pending.status} ${await pending.text()}`);
  const comment = ((await pending.json()) as { id: string; authorName: string }[]).find(
    (one) => one.authorName === authorName,
  );
  if (!comment) throw new Error(`No pending comment by ${authorName}`);
  const answer = await fetch(`${siteUrl}/api/admin/comments/${comment.id}/approve`, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`Approve: ${answer.status} ${await answer.text()}`);
  return comment.id;
}

/** Reads a public list or item of the API. */
export async function getJson<T>(path: string): Promise<T> {
  const answer = await fetch(`${siteUrl}${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Makes a name unique, so that tests that share one site do not affect each other. */
export const uniqueName = (stem: string): string => `${stem} ${Math.random().toString(36).slice(2, 8)}`;
