import { expect, it } from 'vitest';
import { actionText, detailTexts } from './activity-text.ts';

const nothing = { subject: null, subjectId: null, details: [] };

it.each([
  ['content', 'Delete an article; it can be undone', 'DELETE /api/articles/{id}', 'Deleted an article'],
  ['content', 'Import a previewed file', 'POST /api/admin/box-office/import', 'Imported a box office file'],
  ['content', 'Export subscribers', 'subscribers', 'Exported subscribers'],
  ['content', 'Counts differ from their documents: 3', 'recountSample', 'Counts differ from their documents: 3'],
  ['moderation', 'close-comments', null, 'Closed comments'],
  ['moderation', 'an action of tomorrow', null, 'an action of tomorrow'],
  ['staff', 'sign-out-everywhere', null, 'Logged out everywhere'],
] as const)('describes an action in the past tense if it is known: %s, %s', (desk, action, call, text) => {
  expect(actionText({ ...nothing, desk, action, call })).toBe(text);
});

it.each([
  ['', ['action = publish', 'items (3)'], 'Published 3 articles'],
  ['', ['action = unfeature', 'items (1)'], 'Unfeatured an article'],
  ['/undo', ['action = delete', 'items (2)'], 'Undid: deleted 2 articles'],
  ['/undo', ['items (1)'], 'Undid: changed an article'],
])('names the action of a bulk change: %s %j', (path, details, text) => {
  const call = `POST /api/admin/articles/bulk${path}`;
  expect(actionText({ ...nothing, desk: 'content', action: '', call, details })).toBe(text);
  expect(detailTexts({ call, details })).toEqual([]);
});

it.each([
  [
    'PATCH /api/articles/{id}',
    ['imageUrl', 'categoryId', 'isPublished = false', 'tags (3)'],
    ['Image URL', 'Category', 'Published: no', 'Tags (3)'],
  ],
  ['POST /api/articles', ['title', 'tags (3)', 'isPublished = true'], ['Published: yes']],
  ['PATCH /api/box-office/{id}', ['imageUrl', 'totalCollection', 'cast (2)'], ['Poster', 'Total nett', 'Cast (2)']],
  ['POST /api/admin/box-office/import', ['csv', 'mapping', 'planId'], []],
  ['POST /api/admin/messages/status', ['ids (2)', 'status = done'], ['Status: done']],
  ['subscribers', ['all'], ['all']],
  [null, ['was approved'], ['was approved']],
])('shows details with the labels of the forms: %s', (call, details, texts) => {
  expect(detailTexts({ call, details })).toEqual(texts);
});
