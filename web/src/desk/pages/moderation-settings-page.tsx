import { BlockedAuthors } from '../comments/blocked-authors.tsx';
import { ClosedArticles } from '../comments/closed-articles.tsx';
import { ModerationSettingsForm } from '../comments/settings-form.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';

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
