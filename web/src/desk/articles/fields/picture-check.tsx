import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  '&:not(:empty)': { marginTop: 10 },
  color: 'var(--fs-palette-text-secondary)',
  '& img': { display: 'block', maxWidth: 160, maxHeight: 100 },
  '&[data-broken]': { color: 'var(--fs-palette-error-main)', fontWeight: 600 },
}));

const SETTLE_MS = 400;
const isAddress = (url: string): boolean => /^https?:\/\/[^\s/]+\.?[^\s]*$/.test(url) || /^\/(?!\/)\S+$/.test(url);

/** Loads the picture and shows it with its size, or says that it does not load. */
export function PictureCheck({ url }: { url: string }) {
  const wanted = url.trim();
  const debounced = useDebouncedValue(wanted, SETTLE_MS);
  // `size` is `null` if the picture does not load.
  const [checked, setChecked] = useState<{ url: string; size: string | null } | null>(null);
  const size = checked?.url === wanted ? checked.size : undefined;
  if (!isAddress(wanted)) return <Box role="status" />;
  if (size === null)
    return (
      <Box role="status" data-broken="">
        <span>
          <Icon name="info" size={17} /> This picture does not load
        </span>
      </Box>
    );
  return (
    <Box role="status">
      {debounced === wanted && (
        <img
          key={wanted}
          src={wanted}
          alt=""
          // The host of the picture must not see the address of the desk.
          referrerPolicy="no-referrer"
          style={size === undefined ? { display: 'none' } : undefined}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setChecked({ url: wanted, size: `${naturalWidth} × ${naturalHeight} px` })
          }
          onError={() => setChecked({ url: wanted, size: null })}
        />
      )}
      {size === undefined ? 'Checking the picture…' : <span>{size}</span>}
    </Box>
  );
}
