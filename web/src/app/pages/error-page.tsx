import { paths } from '@first-show/domain/core/paths';
import { useLayoutEffect } from 'react';
import { useLocation, useParams, useRouteError } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { GoBack } from '../../ui/go-back.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { NoNetwork } from '../kept-pages.ts';
import { unknownTexts } from './unknown-texts.ts';

const GENERAL = 'This page did not load. Check your connection and try again.';

const OFFLINE = "You are offline, and this page isn't saved for offline reading.";

/**
 * The sentence of the page that failed, by its address. Where the browser is offline nobody could
 * tell that an article was deleted.
 */
function sentenceFor(
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
  isNetworkGone: boolean,
): string {
  if (pathname === paths.boxOffice) return 'Failed to load box office data. Please try refreshing the page.';
  if (pathname === paths.polls) return 'Failed to fetch polls';
  if (params.movieName !== undefined) return unknownTexts.movie.sentence;
  if (isNetworkGone && !navigator.onLine) return OFFLINE;
  if (pathname.startsWith('/article/')) return unknownTexts.article.sentence;
  return GENERAL;
}

/**
 * A page whose data or code did not arrive, or that broke. Trying again loads it whole, so that a
 * new release is picked up; without a network that would end in a page of the browser's, so it is
 * the same navigation once more.
 */
export function ErrorPage() {
  const { pathname, search } = useLocation();
  const params = useParams();
  const isNetworkGone = useRouteError() instanceof NoNetwork;
  // What was pressed goes with this page, and the focus with it.
  useLayoutEffect(() => () => document.activeElement?.closest<HTMLElement>('main')?.focus({ preventScroll: true }), []);
  return (
    <MessagePage
      title="The reel broke"
      sentence={sentenceFor(pathname, params, isNetworkGone)}
      art={isNetworkGone ? null : 'empty'}
      isAlert
    >
      {isNetworkGone ? (
        <LinkButton to={pathname + search}>Try again</LinkButton>
      ) : (
        <Button component="a" href={pathname + search}>
          Try again
        </Button>
      )}
      <GoBack variant="outlined" />
    </MessagePage>
  );
}
