import type { Deps } from '../lib/deps.ts';
import { registerAdmin } from '../features/staff/admin.http.ts';
import { registerAnalytics } from '../features/analytics/analytics.http.ts';
import { registerArticleReads } from '../features/articles/articles.http.ts';
import { registerArticleWrites } from '../features/articles/write-articles.http.ts';
import { registerBoxOfficeReads } from '../features/box-office/box-office.http.ts';
import { registerBoxOfficeWrites } from '../features/box-office/write-box-office.http.ts';
import { registerCategories } from '../features/categories/categories.http.ts';
import { registerComments } from '../features/comments/comments.http.ts';
import { registerContact } from '../features/contact/contact.http.ts';
import { registerNewsletter } from '../features/newsletter/newsletter.http.ts';
import { registerPolls } from '../features/polls/polls.http.ts';
import { registerPredictions } from '../features/predictions/predictions.http.ts';
import { registerReactions } from '../features/reactions/reactions.http.ts';
import { registerReader } from '../features/reader/reader.http.ts';
import { registerSearch } from '../features/search/search.http.ts';
import type { ApiApp } from './endpoint.ts';
import { registerService } from './service.http.ts';

/** Every feature, one line each. Order matters only where one path could be another's parameter. */
export function registerAll(app: ApiApp, deps: Deps): void {
  registerService(app, deps);
  registerCategories(app, deps);
  registerArticleReads(app, deps);
  registerArticleWrites(app, deps);
  registerReactions(app, deps);
  registerComments(app, deps);
  registerBoxOfficeReads(app, deps);
  registerBoxOfficeWrites(app, deps);
  registerSearch(app, deps);
  registerPolls(app, deps);
  registerPredictions(app, deps);
  registerNewsletter(app, deps);
  registerContact(app, deps);
  registerAnalytics(app, deps);
  registerReader(app, deps);
  registerAdmin(app, deps);
}
