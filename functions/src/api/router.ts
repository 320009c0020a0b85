import type { Deps } from '../platform/deps.ts';
import { registerAdmin } from '../features/staff/desk-routes.ts';
import { registerStaff } from '../features/staff/routes.ts';
import { registerAnalytics } from '../features/analytics/routes.ts';
import { registerArticleDesk } from '../features/articles/desk-routes.ts';
import { registerBulkArticles } from '../features/articles/bulk-routes.ts';
import { registerArticleReads } from '../features/articles/routes.ts';
import { registerArticleWrites } from '../features/articles/write-routes.ts';
import { registerBoxOfficeDesk } from '../features/films/desk-routes.ts';
import { registerBoxOfficeReads } from '../features/films/routes.ts';
import { registerBoxOfficeWrites } from '../features/films/write-routes.ts';
import { registerCategories } from '../features/categories/routes.ts';
import { registerCategoriesDesk } from '../features/categories/desk-routes.ts';
import { registerComments } from '../features/comments/routes.ts';
import { registerContact } from '../features/contact/routes.ts';
import { registerDigest } from '../features/digest/routes.ts';
import { registerEnhancement } from '../features/enhancement/routes.ts';
import { registerFieldReports } from '../features/field-reports/routes.ts';
import { registerFormTicket } from '../features/forms/routes.ts';
import { registerFollowers } from '../features/followers/routes.ts';
import { registerIdeas } from '../features/ideas/routes.ts';
import { registerInbox } from '../features/contact/inbox-routes.ts';
import { registerMedia } from '../features/media/routes.ts';
import { registerNewsletter } from '../features/newsletter/routes.ts';
import { registerSubscribers } from '../features/newsletter/subscriber-routes.ts';
import { registerBallots } from '../features/ballots/routes.ts';
import { registerBallotDesks } from '../features/ballots/desk-routes.ts';
import { registerReactions } from '../features/reactions/routes.ts';
import { registerReader } from '../features/reader/routes.ts';
import { registerScraping } from '../features/scraping/routes.ts';
import { registerShareCards } from '../features/share-cards/routes.ts';
import { registerSearch } from '../features/search/routes.ts';
import type { ApiApp } from '../platform/http/api-app.ts';
import { registerService } from './service.ts';
import { registerTrash } from '../features/trash/routes.ts';

/**
 * Registers all features, one line each. The order matters only where a fixed path could match
 * another path's parameter.
 */
export function registerAll(app: ApiApp, deps: Deps): void {
  registerService(app, deps);
  registerCategories(app, deps);
  registerCategoriesDesk(app, deps);
  registerArticleReads(app, deps);
  registerArticleWrites(app, deps);
  registerArticleDesk(app, deps);
  registerBulkArticles(app, deps);
  registerEnhancement(app, deps);
  registerIdeas(app, deps);
  registerReactions(app, deps);
  registerComments(app, deps);
  registerBoxOfficeReads(app, deps);
  registerBoxOfficeWrites(app, deps);
  registerBoxOfficeDesk(app, deps);
  registerSearch(app, deps);
  registerBallots(app, deps);
  registerBallotDesks(app, deps);
  registerNewsletter(app, deps);
  registerSubscribers(app, deps);
  registerDigest(app, deps);
  registerFormTicket(app, deps);
  registerContact(app, deps);
  registerInbox(app, deps);
  registerAnalytics(app, deps);
  registerFieldReports(app, deps);
  registerReader(app, deps);
  registerAdmin(app, deps);
  registerStaff(app, deps);
  registerScraping(app, deps);
  registerMedia(app, deps);
  registerShareCards(app, deps);
  registerFollowers(app, deps);
  registerTrash(app, deps);
}
