/**
 * What a logged call did, by method and path of the call, as the activity log shows it. The bulk
 * change of articles gets a more precise title from the details of its entry.
 */
export const deskLogTitles: Readonly<Record<string, string>> = {
  'POST /api/articles': 'Created an article',
  'PATCH /api/articles/{id}': 'Changed an article',
  'DELETE /api/articles/{id}': 'Deleted an article',
  'POST /api/articles/{id}/undo': 'Restored a deleted article',
  'POST /api/admin/articles/{id}/restore': 'Restored an earlier version of an article',
  'POST /api/admin/articles/bulk': 'Changed articles',
  'POST /api/admin/articles/bulk/undo': 'Undid a change of articles',
  'POST /api/articles/{id}/enhance': 'Enhanced an article',
  'POST /api/admin/articles/{id}/proposals/{proposalId}/decide': 'Reviewed the proposals for an article',

  'POST /api/admin/categories': 'Created a category',
  'POST /api/admin/categories/order': 'Changed the order of the categories',
  'PATCH /api/admin/categories/{id}': 'Changed a category',
  'DELETE /api/admin/categories/{id}': 'Deleted a category',
  'POST /api/admin/categories/{id}/undo': 'Restored a deleted category',

  'POST /api/admin/media': 'Added a picture',
  'PATCH /api/admin/media/{id}': 'Changed a picture',
  'DELETE /api/admin/media/{id}': 'Deleted a picture',
  'POST /api/admin/media/{id}/undo': 'Restored a deleted picture',

  'POST /api/box-office': 'Added a film',
  'PATCH /api/box-office/{id}': 'Changed a film',
  'DELETE /api/box-office/{id}': 'Deleted a film',
  'POST /api/box-office/{id}/undo': 'Restored a deleted film',
  'POST /api/admin/box-office/rank-by-total': 'Ranked all films by their total',
  'POST /api/admin/box-office/import': 'Imported a box office file',

  'POST /api/admin/polls': 'Created a poll',
  'PATCH /api/admin/polls/{id}': 'Changed a poll',
  'DELETE /api/admin/polls/{id}': 'Deleted a poll',
  'POST /api/admin/polls/{id}/undo': 'Restored a deleted poll',
  'POST /api/admin/polls/{id}/close': 'Closed a poll',
  'POST /api/admin/polls/{id}/reopen': 'Reopened a poll',

  'POST /api/admin/predictions': 'Created a prediction',
  'PATCH /api/admin/predictions/{id}': 'Changed a prediction',
  'DELETE /api/admin/predictions/{id}': 'Deleted a prediction',
  'POST /api/admin/predictions/{id}/undo': 'Restored a deleted prediction',
  'POST /api/admin/predictions/{id}/close': 'Closed a prediction',
  'POST /api/admin/predictions/{id}/reopen': 'Reopened a prediction',
  'POST /api/admin/predictions/{id}/settle': 'Settled a prediction',
  'POST /api/admin/predictions/{id}/unsettle': 'Undid the settlement of a prediction',

  'POST /api/admin/sources': 'Added a source',
  'PATCH /api/admin/sources/{id}': 'Changed a source',
  'DELETE /api/admin/sources/{id}': 'Deleted a source',
  'POST /api/admin/sources/{id}/undo': 'Restored a deleted source',
  'POST /api/admin/sources/{id}/resume': 'Resumed a paused source',
  'POST /api/admin/scrape-now': 'Started a scraping run',

  'POST /api/admin/messages/status': 'Changed the status of messages',
  'PATCH /api/admin/messages/{id}': 'Changed the status of a message',
  'DELETE /api/admin/messages/{id}': 'Deleted a message',
  'POST /api/admin/messages/{id}/undo': 'Restored a deleted message',
  'POST /api/admin/subscribers/{id}/unsubscribe': 'Ended a subscription',
  'PUT /api/admin/followers': 'Changed the follower counts',
};
