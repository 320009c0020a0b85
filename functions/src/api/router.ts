import type { Deps } from '../lib/deps.ts';
import { registerAdmin } from './staff/admin.ts';
import { registerStaff } from './staff/staff.ts';
import { registerAnalytics } from './analytics/analytics.ts';
import { registerArticleDesk } from './articles/article-desk.ts';
import { registerBulkArticles } from './articles/bulk-articles.ts';
import { registerArticleReads } from './articles/articles.ts';
import { registerArticleWrites } from './articles/write-articles.ts';
import { registerBoxOfficeDesk } from './box-office/box-office-desk.ts';
import { registerBoxOfficeReads } from './box-office/box-office.ts';
import { registerBoxOfficeWrites } from './box-office/write-box-office.ts';
import { registerCategories } from './categories/categories.ts';
import { registerCategoriesDesk } from './categories/categories-desk.ts';
import { registerComments } from './comments/comments.ts';
import { registerContact } from './contact/contact.ts';
import { registerDigest } from './digest/digest.ts';
import { registerEnhancement } from './enhancement/enhancement.ts';
import { registerFieldReports } from './field-reports/field-reports.ts';
import { registerFormTicket } from './forms/form-ticket.ts';
import { registerFollowers } from './followers/followers.ts';
import { registerIdeas } from './ideas/ideas.ts';
import { registerInbox } from './contact/inbox.ts';
import { registerMedia } from './media/media.ts';
import { registerNewsletter } from './newsletter/newsletter.ts';
import { registerSubscribers } from './newsletter/subscribers.ts';
import { registerBallots } from './ballots/reader-routes.ts';
import { registerBallotDesks } from './ballots/desk-routes.ts';
import { registerReactions } from './reactions/reactions.ts';
import { registerReader } from './reader/reader.ts';
import { registerScraping } from './scraping/scraping.ts';
import { registerSearch } from './search/search.ts';
import type { ApiApp } from '../http/endpoint.ts';
import { registerService } from './service.ts';

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
  registerFollowers(app, deps);
}
