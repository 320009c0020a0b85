import { linkMailedTo } from './accounts.ts';
import { newReader } from './site.ts';

/**
 * Requests a subscription. Returns the path of the confirmation page from the link in the email.
 */
export async function askToSubscribe(email: string): Promise<string> {
  const reader = await newReader();
  try {
    const asked = await reader.post('/api/newsletter/subscribe', { data: { email } });
    if (!asked.ok()) throw new Error(`Subscribing was answered ${asked.status()}`);
    return await linkMailedTo(email, '/confirm-subscription?token=');
  } finally {
    await reader.dispose();
  }
}

/** Subscribes an address and confirms the subscription by the link in the email. */
export async function subscribe(email: string): Promise<void> {
  const page = await askToSubscribe(email);
  const reader = await newReader();
  try {
    const confirmed = await reader.post(page.replace('/confirm-subscription', '/api/newsletter/confirm'), { data: {} });
    if (!confirmed.ok()) throw new Error(`Confirming was answered ${confirmed.status()}`);
  } finally {
    await reader.dispose();
  }
}
