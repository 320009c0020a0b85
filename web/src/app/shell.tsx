import { Suspense, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { useSpeedSample } from '../site/field-reports/use-speed-sample.ts';
import { LiveWhenIdle } from '../site/live/live-when-idle.tsx';
import { LazyNewsletterForm } from '../site/newsletter/lazy-newsletter-form.tsx';
import { SavePages } from '../site/offline-reading/save-pages.tsx';
import { ShareButton } from '../site/share/share-button.tsx';
import { BackToTop } from '../site/shell/back-to-top.tsx';
import { Footer } from '../site/shell/footer.tsx';
import { Header } from '../site/shell/header.tsx';
import { NavigationProgress } from '../site/shell/navigation-progress.tsx';
import { OfflineNotice } from '../site/shell/offline-notice.tsx';
import { SiteStatistics } from '../site/stats/site-statistics.tsx';
import { CategoriesProvider } from '../shared/lib/categories.tsx';
import { isFirstPage } from '../shared/lib/first-page.ts';
import { layOutSkippedSections } from '../shared/lib/lay-out-skipped-sections.ts';
import { ShareSlotProvider } from '../shared/lib/share-slot.tsx';
import { CategoryStyles } from '../shared/ui/category/category-styles.tsx';
import { optionalComponent } from '../shared/ui/optional-component.tsx';
import { SkipLink } from '../shared/ui/page/skip-link.tsx';
import { Tooltips } from '../shared/ui/controls/tooltips.tsx';
import { VisuallyHidden } from '../shared/ui/visually-hidden.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useChrome, useShownEnvelope } from './use-chrome.ts';
import { useDocumentHead } from './use-document-head.ts';
import { usePageViews } from './use-page-views.ts';
import { usePendingPath } from './use-pending-path.ts';
import { styled } from '../shared/ui/styled.ts';

// The minimum height keeps the footer near the bottom of the window on a short page.
const Main = styled('main')({ minHeight: '70vh', '&:focus': { outline: 'none' }, overflowX: 'clip' });

const PageSkeleton = optionalComponent(() => import('./page-skeleton.tsx').then((module) => module.PageSkeleton));

/** Lays out the whole page when Back or Forward shows it again. */
function WholeLayoutOnBack() {
  const isBack = useNavigationType() === 'POP';
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (isBack && !isFirstPage()) layOutSkippedSections();
  }, [isBack, key]);
  return null;
}

/** The frame of every public page: header, main part, footer, and helpers for navigation. */
export function Shell() {
  const { categories, stats } = useChrome();
  const envelope = useShownEnvelope();
  const loadedAt = envelope?.loadedAt;
  const { search } = useLocation();
  const announcement = usePageFocus();
  const pendingPath = usePendingPath();
  useDocumentHead();
  usePageViews();
  useSpeedSample(envelope?.page.kind);
  return (
    <CategoriesProvider categories={categories}>
      <CategoryStyles categories={categories} />
      <SkipLink href="#main">Skip to the stories</SkipLink>
      <NavigationProgress />
      <Suspense>
        <Header categories={categories} query={new URLSearchParams(search).get('search') ?? ''} />
      </Suspense>
      <Suspense>
        <Main id="main" tabIndex={-1}>
          <ShareSlotProvider value={ShareButton}>
            {pendingPath !== null && <PageSkeleton pathname={pendingPath} />}
            {/* Hide the page instead of removing it: a cancelled navigation shows it again
                unchanged. */}
            <div hidden={pendingPath !== null}>
              <Outlet />
            </div>
          </ShareSlotProvider>
        </Main>
      </Suspense>
      <Suspense>
        <Footer
          categories={categories}
          statistics={<SiteStatistics stats={stats} />}
          newsletter={<LazyNewsletterForm id="newsletter-footer" tone="footer" />}
          year={loadedAt === undefined ? 2026 : new Date(loadedAt).getUTCFullYear()}
        />
      </Suspense>
      <Suspense>
        <BackToTop />
      </Suspense>
      <Suspense>
        <OfflineNotice />
      </Suspense>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      {/* Before ScrollRestoration, because effects run in this order. */}
      <WholeLayoutOnBack />
      <ScrollRestoration />
      <LiveWhenIdle />
      <SavePages />
      <Tooltips />
    </CategoriesProvider>
  );
}
