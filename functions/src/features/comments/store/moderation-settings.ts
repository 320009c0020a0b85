import type { Firestore } from 'firebase-admin/firestore';
import { defaultModerationWords } from '@first-show/domain/comments/moderation';
import {
  defaultAutoApprove,
  type ModerationSettings,
  type NewModerationSettings,
} from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { writeLog, type Moderator } from './moderation-log.ts';

const settingsRef = (db: Firestore) => db.collection(collections.settings).doc('moderation');

function settingsOf(data: Partial<ModerationSettings> | undefined): ModerationSettings {
  return {
    words: data?.words ?? [...defaultModerationWords],
    autoApprove: { ...defaultAutoApprove, ...data?.autoApprove },
    updatedAt: data?.updatedAt ?? null,
    updatedBy: data?.updatedBy ?? null,
  };
}

/** The moderators' settings, or the defaults if they never saved any. One read. */
export const loadSettings = async (db: Firestore): Promise<ModerationSettings> =>
  settingsOf((await settingsRef(db).get()).data());

/**
 * Saves the settings. 'stale': the settings have been saved again since `form.basedOn`, and
 * `settings` are the current settings. Saving unchanged settings succeeds without a log entry.
 */
export async function saveSettings(
  db: Firestore,
  input: { form: NewModerationSettings; moderator: Moderator; now: Date; logId: string },
): Promise<{ outcome: 'done' | 'stale'; settings: ModerationSettings }> {
  const { form, moderator, now } = input;
  return db.runTransaction(async (transaction) => {
    const before = settingsOf((await transaction.get(settingsRef(db))).data());
    if (form.basedOn !== undefined && form.basedOn !== before.updatedAt)
      return { outcome: 'stale' as const, settings: before };
    const added = form.words.filter((word) => !before.words.includes(word));
    const removed = before.words.filter((word) => !form.words.includes(word));
    const isSameAutoApprove =
      form.autoApprove.isOn === before.autoApprove.isOn &&
      form.autoApprove.minApproved === before.autoApprove.minApproved;
    if (added.length === 0 && removed.length === 0 && isSameAutoApprove)
      return { outcome: 'done' as const, settings: before };

    const settings: ModerationSettings = {
      words: form.words,
      autoApprove: form.autoApprove,
      updatedAt: now.toISOString(),
      updatedBy: moderator.displayName,
    };
    transaction.set(settingsRef(db), settings);
    writeLog(db, transaction, {
      entry: {
        id: input.logId,
        action: 'settings',
        subject: 'Settings',
        before: isSameAutoApprove ? null : { autoApprove: before.autoApprove },
        words: { added, removed },
      },
      moderator,
      now,
    });
    return { outcome: 'done' as const, settings };
  });
}
