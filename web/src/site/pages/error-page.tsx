import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useParams, useRouteError } from 'react-router-dom';
import { Button } from '../../shared/ui/controls/button.tsx';
import { GoBack } from '../../shared/ui/controls/go-back.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { MessagePage } from '../../shared/ui/page/message-page.tsx';
import { NoNetwork } from '../../shared/lib/kept-pages.ts';
import { unknownTexts } from './unknown-texts.ts';

const GENERAL = 'This page did not load. Check your connection and try again.';

const OFFLINE = "You are offline, and this page isn't saved for offline reading.";

/**
 * The error text for the page at this path. Offline, it does not say that an article or a film is
 * missing, because the app cannot know that.
 */
function sentenceFor(
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
  isNetworkGone: boolean,
): string {
  if (pathname === paths.boxOffice) return 'Failed to load box office data. Please try refreshing the page.';
  if (pathname === paths.polls) return 'Failed to fetch polls';
  if (isNetworkGone && !navigator.onLine) return OFFLINE;
  if (params.movieName !== undefined) return unknownTexts.movie.sentence;
  if (pathname.startsWith('/article/')) return unknownTexts.article.sentence;
  return GENERAL;
}

const TITLE = 'The reel broke';

/**
 * Shown if a page's data or code did not load, or if the page threw. "Try again" reloads the
 * document, which also loads a new release. If no answer came from the server (`NoNetwork`), a
 * reload could end at the browser's own error page, so "Try again" repeats the navigation instead.
 * The same happens as soon as the network is back.
 */
export function ErrorPage() {
  const { pathname, search } = useLocation();
  const params = useParams();
  const isNetworkGone = useRouteError() instanceof NoNetwork;
  useLayoutEffect(() => {
    document.title = TITLE + site.titleSuffix;
  }, []);
  const navigate = useNavigate();
  // A link that the reader has just followed goes on loading.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isNetworkGone || isLeaving) return;
    // Without the fragment: the router does not load a page again if only a fragment follows.
    const retry = () => void navigate(pathname + search, { replace: true });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isNetworkGone, isLeaving, navigate, pathname, search]);
  // The pressed button is removed together with this page, so pass the focus to the `<main>`
  // element.
  useLayoutEffect(() => () => document.activeElement?.closest<HTMLElement>('main')?.focus({ preventScroll: true }), []);
  return (
    <MessagePage
      title={TITLE}
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
