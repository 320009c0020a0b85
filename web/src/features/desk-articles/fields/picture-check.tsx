import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/art/icon.tsx';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  '&:not(:empty)': { marginTop: 10 },
  color: 'var(--fs-palette-text-secondary)',
  '& img': { display: 'block', maxWidth: 160, maxHeight: 100 },
  '&[data-state="broken"]': { color: 'var(--fs-palette-error-main)', fontWeight: 600 },
}));

const SETTLE_MS = 400;
const isAddress = (url: string): boolean => /^https?:\/\/[^\s/]+\.?[^\s]*$/.test(url) || /^\/(?!\/)\S+$/.test(url);

type Check =
  | { url: string; state: 'waiting' }
  | { url: string; state: 'broken' }
  | { url: string; state: 'fine'; width: number; height: number };

/**
 * Loads a picture as a reader's browser would. Shows it with its size, or says that it does not
 * load.
 */
export function PictureCheck({ url }: { url: string }) {
  const wanted = url.trim();
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    if (!isAddress(wanted)) return setCheck(null);
    setCheck({ url: wanted, state: 'waiting' });
    let isGone = false;
    const timer = setTimeout(() => {
      const picture = new Image();
      // As on the site: the picture's host must not see the desk's address.
      picture.referrerPolicy = 'no-referrer';
      picture.onload = () => {
        if (!isGone)
          setCheck({ url: wanted, state: 'fine', width: picture.naturalWidth, height: picture.naturalHeight });
      };
      picture.onerror = () => {
        if (!isGone) setCheck({ url: wanted, state: 'broken' });
      };
      picture.src = wanted;
    }, SETTLE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [wanted]);

  return (
    <Box role="status" data-state={check?.state}>
      {check?.state === 'waiting' && 'Checking the picture…'}
      {check?.state === 'broken' && (
        <span>
          <Icon name="info" size={17} /> This picture does not load
        </span>
      )}
      {check?.state === 'fine' && (
        <>
          <img src={check.url} alt="" referrerPolicy="no-referrer" />
          <span>
            {check.width} × {check.height} px
          </span>
        </>
      )}
    </Box>
  );
}
