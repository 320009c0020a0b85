import { formatShortDate } from '@first-show/domain/core/dates';
import { formatFollowers } from './format-followers.ts';
import { site } from '@first-show/domain/core/site';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { SectionHeading } from '../../shared/ui/page/section-heading.tsx';
import { profileIcon } from '../../shared/ui/art/social-icon.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Grid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '@media (min-width:800px)': { '&[data-wide]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
const Card = styled('a')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 14px',
  backgroundColor: 'var(--fs-palette-background-paper)',
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 600,
  lineHeight: 1.25,
  '& > svg': { color: 'var(--fs-palette-primary-main)' },
  '& small': { display: 'block', fontSize: '.875rem', fontWeight: 500, color: 'var(--fs-palette-text-disabled)' },
  '&:hover': { backgroundColor: 'var(--fs-palette-raised)' },
});

/**
 * 'Follow Us': a card for each of our profiles, with its follower count if an editor has entered
 * one. `isWide`: four cards in a row from 800 px on.
 */
export function FollowCards({
  followers,
  isWide = false,
}: {
  followers: readonly { profileId: string; count: number; asOf: string }[];
  isWide?: boolean;
}) {
  return (
    <section data-later="" aria-labelledby="follow-us">
      <SectionHeading title="Follow Us" id="follow-us" size="rail" />
      <Grid data-wide={isWide ? '' : undefined}>
        {site.profiles.map(({ id, label, url }) => {
          const known = followers.find(({ profileId }) => profileId === id);
          const asOf = known && `As of ${formatShortDate(known.asOf)}`;
          return (
            <li key={id}>
              <Card href={url} rel="noopener" target="_blank" data-tip={asOf}>
                <Icon name={profileIcon(id)} size={22} />
                <span>
                  {label}
                  {known !== undefined && <small>{formatFollowers(known.count)}</small>}
                  <VisuallyHidden>{`${asOf === undefined ? '' : ` ${asOf}`} (opens in a new tab)`}</VisuallyHidden>
                </span>
              </Card>
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
