import { createRequire } from 'node:module';

/**
 * The exported functions, without their logic, which is in four bundles beside this file
 * (`build.mjs`). Each instance runs one function, named by FUNCTION_TARGET, and loads only the
 * bundle of that function: the first reader waits for all imports, and a page needs neither the
 * API's schemas nor the feed parsers. If FUNCTION_TARGET is not set, all bundles are loaded,
 * because the Firebase CLI then asks for the list of functions.
 */
const load = createRequire(import.meta.url);
const target = process.env.FUNCTION_TARGET;

const pageFunction =
  target === undefined || target === 'page'
    ? (load('./page-function.js') as typeof import('./page-function.ts'))
    : null;
const apiFunction =
  target === undefined || target === 'api' ? (load('./api-function.js') as typeof import('./api-function.ts')) : null;
const mediaFunction =
  target === undefined || target === 'media'
    ? (load('./media-function.js') as typeof import('./media-function.ts'))
    : null;
const isInBackground = target !== 'page' && target !== 'api' && target !== 'media';
const background = isInBackground
  ? (load('./background-functions.js') as typeof import('./background-functions.ts'))
  : null;

export const page = pageFunction?.page;
export const api = apiFunction?.api;
export const media = mediaFunction?.media;
export const rollUpArticles = background?.rollUpArticles;
export const rollUpFilms = background?.rollUpFilms;
export const rollUpPeople = background?.rollUpPeople;
export const rollUpCategories = background?.rollUpCategories;
export const rollUpFollowers = background?.rollUpFollowers;
export const rollUpComments = background?.rollUpComments;
export const sweepCounts = background?.sweepCounts;
export const sendDailyDigest = background?.sendDailyDigest;
export const endLicences = background?.endLicences;
export const enhanceDrafts = background?.enhanceDrafts;
export const everyMinute = background?.everyMinute;
export const emptyTrash = background?.emptyTrash;
export const runScrape = background?.runScrape;
export const scrape = background?.scrape;
export const forgetAddresses = background?.forgetAddresses;
export const recountSample = background?.recountSample;
export const closeDay = background?.closeDay;
