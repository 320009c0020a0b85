import { paths } from '@first-show/domain/core/paths';
import type { NotFoundData } from '@first-show/domain/pages/page-data';
import { GoBack } from '../../shared/ui/controls/go-back.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { MessagePage } from '../../shared/ui/page/message-page.tsx';
import { unknownTexts } from './unknown-texts.ts';

/**
 * The page for a missing article, category, film or path: a message, a button that goes back, and a
 * link to the home page.
 */
export function NotFoundPage({ what }: { what: NotFoundData['what'] }) {
  return (
    <MessagePage {...unknownTexts[what]} art="not-found" isAlert={what === 'category'} isFirstView>
      <GoBack />
      <LinkButton to={paths.home} variant="outlined">
        All News
      </LinkButton>
    </MessagePage>
  );
}
