/**
 * As stored in `subscribers/{id}`. The id is a hash of the address, so each address has one
 * document. The document of an unconfirmed address also has `expireAt`, the Firestore timestamp of
 * its deletion. All other times are ISO times; a time is `null` or missing if its event did not
 * happen.
 */
export type SubscriberDoc = {
  id: string;
  email: string;
  /** True from the confirmation until the address unsubscribes. */
  isActive: boolean;
  /** ISO time of the confirmation; `null` if the address never confirmed. */
  subscribedAt: string | null;
  unsubscribedAt: string | null;
  /**
   * When the last confirmation mail was sent. At most one is sent per day, because otherwise
   * anybody could flood a stranger's mailbox.
   */
  confirmationSentAt?: string | null;
  /** When the link in the last confirmation mail expires. */
  confirmUntil?: string | null;
  /**
   * When the last mail with an unsubscribe link was sent on request. At most one is sent per day.
   */
  unsubscribeLinkSentAt?: string | null;
};

export type SubscriberState = 'unconfirmed' | 'active' | 'ended';

/**
 * The state of an address. 'ended': it was confirmed and has unsubscribed. An unconfirmed address
 * is not a subscriber: it is not counted, and gets only the confirmation mail.
 */
export const subscriberState = (doc: Pick<SubscriberDoc, 'isActive' | 'subscribedAt'>): SubscriberState =>
  doc.isActive ? 'active' : doc.subscribedAt === null ? 'unconfirmed' : 'ended';

/** As stored in `mail/{id}`, in the format of the firestore-send-email extension. */
export type MailDoc = {
  to: string[];
  message: { subject: string; text: string; html: string };
  headers: Record<string, string>;
  createdAt: string;
};
