import type { BulkArticleAction } from '@first-show/domain/articles/bulk-articles.schema';
import { fieldLabel as filmFieldLabel } from '@first-show/domain/box-office/history';
import type { LogAction } from '@first-show/domain/comments/moderation-desk.schema';
import { PERSONAL_DATA_ACTIONS, type DeskLogEntry } from '@first-show/domain/staff/desk-log.schema';
import { deskLogTitles } from '@first-show/domain/staff/desk-log-titles';
import { articleLabels } from '../lib/article-labels.ts';
import { actionWords } from '../lib/moderation-labels.ts';

const staffActions: Readonly<Record<string, string>> = {
  invite: 'Invited a colleague',
  'invite-again': 'Sent an invitation again',
  change: 'Changed an account',
  'sign-out': 'Logged out',
  'sign-out-everywhere': 'Logged out everywhere',
};

const personalDataActions: Readonly<Record<string, string>> = {
  [PERSONAL_DATA_ACTIONS.export]: 'Exported subscribers',
  [PERSONAL_DATA_ACTIONS.eraseAddress]: 'Erased an address',
  [PERSONAL_DATA_ACTIONS.erasePerson]: 'Erased a person',
};

const bulkActions: Readonly<Record<BulkArticleAction, string>> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  feature: 'Featured',
  unfeature: 'Unfeatured',
  move: 'Moved',
  enhance: 'Enhanced',
  delete: 'Deleted',
};

/** Labels of fields, as in the forms of the desks. A field without a label is not shown. */
const fieldLabels: Readonly<Record<string, string>> = {
  ...articleLabels,
  imageFocus: 'Picture focus',
  accept: 'Accepted fields',
  reject: 'Rejected fields',
  name: 'Name',
  description: 'Description',
  color: 'Colour',
  icon: 'Icon',
  alt: 'Alt text',
  caption: 'Caption',
  credit: 'Credit',
  focalPoint: 'Focal point',
  licence: 'Licence',
  question: 'Question',
  options: 'Options',
  category: 'Category',
  endsAt: 'End',
  kind: 'Kind',
  url: 'URL',
  intervalMinutes: 'Interval',
  isActive: 'Active',
  isTrusted: 'Trusted to publish',
  isPictureLicensed: 'Licensed for pictures',
  selectors: 'Selectors',
  maxItems: 'Max stories per run',
  status: 'Status',
  followers: 'Profiles',
};

/** Parses a detail: 'title', 'isPublished = false' or 'ids (3)'. */
function parseDetail(text: string): { field: string; value?: string | undefined; count?: string | undefined } {
  const [, field = '', value, count] = /^(\w+)(?: = (.*)| \((\d+)\))?$/.exec(text) ?? [];
  return { field, value, count };
}

/** 'Published 3 articles', or 'Undid: published 3 articles'. */
function bulkTitle({ call, details }: Pick<DeskLogEntry, 'details'> & { call: string }): string {
  const parsed = details.map(parseDetail);
  const count = Number(parsed.find(({ field }) => field === 'items')?.count ?? 1);
  const articles = count === 1 ? 'an article' : `${count} articles`;
  const action = parsed.find(({ field }) => field === 'action')?.value as BulkArticleAction | undefined;
  const done = `${action === undefined ? 'Changed' : bulkActions[action]} ${articles}`;
  return call.endsWith('/undo') ? `Undid: ${done.charAt(0).toLowerCase()}${done.slice(1)}` : done;
}

/** Describes an action in the past tense: 'Closed comments'. An unknown action stays as it is. */
export function actionText({ desk, action, call, details }: Omit<DeskLogEntry, 'id' | 'at' | 'uid' | 'by'>): string {
  if (desk === 'moderation') return actionWords[action as LogAction] ?? action;
  if (desk === 'staff') return staffActions[action] ?? action;
  if (call?.startsWith('POST /api/admin/articles/bulk') === true) return bulkTitle({ call, details });
  return deskLogTitles[call ?? ''] ?? personalDataActions[action] ?? action;
}

/**
 * The details of an entry with the labels of the forms: 'Category', 'Published: no', 'Tags (3)'. A
 * new item has all fields, so only those with a value are shown.
 */
export function detailTexts({ call, details }: Pick<DeskLogEntry, 'call' | 'details'>): string[] {
  if (call === null || deskLogTitles[call] === undefined) return details;
  const isNew = call.startsWith('POST ') && !call.includes('{id}');
  return details.map(parseDetail).flatMap(({ field, value, count }) => {
    const filmLabel = call.includes('/box-office') ? filmFieldLabel(field) : field;
    const label = filmLabel === field ? fieldLabels[field] : filmLabel;
    if (label === undefined || (isNew && value === undefined)) return [];
    if (value !== undefined) return `${label}: ${{ true: 'yes', false: 'no' }[value] ?? value}`;
    return count === undefined ? label : `${label} (${count})`;
  });
}
