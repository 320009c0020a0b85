/**
 * As stored in `subscribers/{id}`; the id is a hash of the address, so that an address is one
 * subscriber. An address that did not confirm yet has an `expireAt` (a Firestore timestamp) as
 * well, and is deleted then.
 */
export type SubscriberDoc = {
  id: string;
  email: string;
  /** True from the confirmation until the address unsubscribes. */
  isActive: boolean;
  /**
   * When the address confirmed; `null` while it never did. ISO times, and so below; `null` or left
   * out where it did not happen.
   */
  subscribedAt: string | null;
  unsubscribedAt: string | null;
  /**
   * The last letter that asked to confirm: at most one a day, or anybody could fill a stranger's
   * mailbox.
   */
  confirmationSentAt?: string | null;
  /**
   * Somebody asked to subscribe the address, and the link in its letter confirms that until this
   * time.
   */
  confirmUntil?: string | null;
  /**
   * The last letter with the link that unsubscribes, sent because somebody asked for it: at most
   * one a day.
   */
  unsubscribeLinkSentAt?: string | null;
  /** As what the desk's numbers have it; left out where nothing of ours wrote it. */
  countedAs?: SubscriberState;
};

export type SubscriberState = 'unconfirmed' | 'active' | 'ended';

/**
 * An address that never confirmed is no subscriber: it is counted nowhere and gets no letter but
 * the one that asks.
 */
export const subscriberState = (doc: Pick<SubscriberDoc, 'isActive' | 'subscribedAt'>): SubscriberState =>
  doc.isActive ? 'active' : doc.subscribedAt === null ? 'unconfirmed' : 'ended';

/** As stored in `mail/{id}`: the contract of the firestore-send-email extension. */
export type MailDoc = {
  to: string[];
  message: { subject: string; text: string; html: string };
  headers: Record<string, string>;
  createdAt: string;
};
