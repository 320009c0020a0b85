import { BlockedAuthors } from '../../../features/desk-comments/blocked-authors.tsx';
import { ClosedArticles } from '../../../features/desk-comments/closed-articles.tsx';
import { ModerationSettingsForm } from '../../../features/desk-comments/settings-form.tsx';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

export function Component() {
  return (
    <>
      <DeskHeading title="Moderation settings" />
      <div style={{ display: 'grid', gap: 24 }}>
        <ModerationSettingsForm />
        <BlockedAuthors />
        <ClosedArticles />
      </div>
    </>
  );
}
