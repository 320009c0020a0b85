import type { AdminMessage } from '@first-show/domain/contact/message-desk.schema';
import { useEffect, useRef, useState } from 'react';
import { useUrlText } from '../../lib/desk/use-url-filter.ts';

/** The message in the URL. `onOpened` is called once per opening, by click or by URL. */
export function useOpenMessage(messages: readonly AdminMessage[], onOpened: (message: AdminMessage) => Promise<void>) {
  const [openId, setOpenId] = useUrlText('message');
  // Keeps showing the message after a filter or a change of state removed it from the list.
  const [last, setLast] = useState<AdminMessage | null>(null);
  const open = messages.find(({ id }) => id === openId) ?? (last?.id === openId ? last : null);

  // Once: 'Mark new' must hold while the message stays open.
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === (open?.id ?? null)) return;
    opened.current = open?.id ?? null;
    if (open !== null) void onOpened(open);
  }, [open, onOpened]);

  // Returns the focus to the row after the list has rendered again.
  const left = useRef('');
  useEffect(() => {
    if (openId !== '' || left.current === '') return;
    document.querySelector<HTMLElement>(`[data-message="${CSS.escape(left.current)}"]`)?.focus();
    left.current = '';
  }, [openId]);

  const [isByClick, setByClick] = useState(false);
  return {
    open,
    openId,
    /** The person opened the message here, so it gets the focus. */
    isByClick,
    show: (message: AdminMessage): void => {
      setLast(message);
      setByClick(true);
      // On wide screens another message replaces the history entry. On a phone a message is a page
      // of its own.
      setOpenId(message.id, { isNewEntry: openId === '' });
    },
    /** Shows a changed version of the open message. */
    update: setLast,
    close: (): void => setOpenId(''),
    goBack: (): void => {
      left.current = openId;
      setOpenId('');
    },
  };
}
