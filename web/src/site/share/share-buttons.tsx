import { useRef, useState } from 'react';
import { useDismiss } from '../../shared/lib/use-dismiss.ts';
import { useMounted } from '../../shared/lib/use-mounted.ts';
import { useSiteOrigin } from '../../shared/lib/site-origin.ts';
import { ANEK } from '../../shared/ui/art/families.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { canShareNatively, copyLink, shareNatively } from './share-actions.ts';
import { needsScript, Panel, RowButton, RowLink } from './share-parts.tsx';
import { shareTargets, type Shared } from './share-targets.ts';
import { styled } from '../../shared/ui/styled.ts';

const SHOWN_LINKS = 3;

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&[data-variant="rail"]': { flexDirection: 'column', width: 46 },
  '@media (max-width:599px)': {
    '&[data-variant="row"]': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '&[data-variant="row"] > li:last-of-type': { gridColumn: '1 / -1' },
  },
});
const control = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  width: '100%',
  minHeight: 48,
  padding: '0 18px',
  border: '1px solid var(--fs-palette-edge)',
  borderRadius: 4,
  background: 'none',
  color: 'var(--fs-palette-text-primary)',
  fontFamily: ANEK,
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  transition: 'border-color 120ms',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { borderColor: 'var(--fs-palette-text-primary)' },
  '[data-variant="rail"] &': { width: 46, minHeight: 46, padding: 0 },
} as const;
const ControlLink = styled('a')(control);
const ControlButton = styled('button')(control);
const Item = styled('li')({ minWidth: 0, '&[data-needs-script]': needsScript });
const More = styled('details')({
  position: 'relative',
  '& > summary': control,
  '& > ul': { top: 'calc(100% + 6px)', left: 0 },
  // On phones the links are in the flow, in the full width, so that they cover nothing.
  '@media (max-width:599px)': { '[data-variant="row"] & > ul': { position: 'static', marginTop: 6 } },
  '[data-variant="rail"] & > ul': { top: 0, left: 'calc(100% + 8px)' },
});
const Name = styled('span')({
  '[data-variant="rail"] &': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/**
 * Share links for a page: three targets, 'Copy link', and the other targets behind 'More'. The
 * targets are plain links that work without script. `variant`: a 'row' of icons with names, or a
 * 'rail', which is a column of icons only.
 */
export function ShareButtons({ title, hashtags, path, variant }: Shared & { variant: 'row' | 'rail' }) {
  const shared = { title, hashtags, path };
  const targets = shareTargets(shared, useSiteOrigin());
  const hasNative = useMounted() && canShareNatively();
  const [isOpen, setIsOpen] = useState(false);
  const more = useRef<HTMLDetailsElement>(null);
  const close = (returnsFocus: boolean) => {
    setIsOpen(false);
    if (returnsFocus) more.current?.querySelector('summary')?.focus();
  };
  useDismiss(more, isOpen, close);
  const tip = (name: string) => (variant === 'rail' ? name : undefined);
  return (
    <List role="list" data-variant={variant} aria-label="Share">
      {targets.slice(0, SHOWN_LINKS).map(({ id, label, icon, href }) => (
        <Item key={id}>
          <ControlLink
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Share on ${label} (opens in a new tab)`}
            data-tip={tip(label)}
          >
            <Icon name={icon} size={19} />
            <Name>{label}</Name>
          </ControlLink>
        </Item>
      ))}
      <Item data-needs-script="">
        <ControlButton type="button" onClick={() => void copyLink(shared)} data-tip={tip('Copy link')}>
          <Icon name="link" size={19} />
          <Name>Copy link</Name>
        </ControlButton>
      </Item>
      <Item>
        <More ref={more} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary data-tip={tip('More')}>
            <Icon name="more" size={19} />
            <Name>More</Name>
          </summary>
          <Panel role="list">
            {targets.slice(SHOWN_LINKS).map(({ id, label, icon, href }) => (
              <li key={id}>
                <RowLink
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`Share on ${label} (opens in a new tab)`}
                  onClick={() => close(false)}
                >
                  <Icon name={icon} size={19} />
                  {label}
                </RowLink>
              </li>
            ))}
            {hasNative && (
              <li>
                <RowButton
                  type="button"
                  onClick={() => {
                    close(true);
                    void shareNatively(shared);
                  }}
                >
                  <Icon name="share" size={19} />
                  Share with…
                </RowButton>
              </li>
            )}
          </Panel>
        </More>
      </Item>
    </List>
  );
}
