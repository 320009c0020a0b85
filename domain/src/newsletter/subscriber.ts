/** As stored in `subscribers/{id}`; the id is a hash of the address, so that an address is one subscriber. */
export type SubscriberDoc = {
  id: string;
  email: string;
  isActive: boolean;
  /** ISO times; `null` where it did not happen. */
  subscribedAt: string;
  unsubscribedAt: string | null;
  /** Last welcome mail: whoever subscribes an address over and over does not fill its mailbox. */
  welcomedAt: string | null;
  /** As what the desk's numbers have it; left out where nothing of ours wrote it. */
  countedAs?: 'active' | 'ended';
};

/** As stored in `mail/{id}`: the contract of the firestore-send-email extension. */
export type MailDoc = {
  to: string[];
  message: { subject: string; text: string; html: string };
  headers: Record<string, string>;
  createdAt: string;
};
