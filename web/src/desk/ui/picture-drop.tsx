import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { Upload, Uploads } from '../lib/use-uploads.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { QuietButton } from './quiet-button.tsx';
import { Line, Stack } from './stack.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

const Zone = styled(Line)({
  rowGap: 10,
  padding: 16,
  border: '2px dashed var(--fs-palette-edge)',
  '&[data-over]': { borderColor: 'var(--fs-palette-primary-main)', backgroundColor: 'var(--fs-palette-raised)' },
});

type PictureDropProps = {
  uploads: Uploads;
  isMultiple?: boolean;
  children?: ReactNode;
};

/** Accepts dropped, pasted and chosen pictures and shows the progress of each upload. */
export function PictureDrop({
  uploads: { uploads, addFiles, dismiss },
  isMultiple = false,
  children,
}: PictureDropProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])];
    addFiles(isMultiple ? files : files.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    // Pasted text is left to the browser.
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    <div onPaste={paste}>
      <Zone
        role="group"
        aria-label={isMultiple ? 'Add pictures' : 'Add a picture'}
        tabIndex={-1}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          multiple={isMultiple}
          onChange={({ target }) => {
            take(target.files);
            // Reset, so that the same file can be chosen again after a failure.
            target.value = '';
          }}
        />
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {isMultiple ? 'Upload pictures' : 'Upload a picture'}
        </Button>
        {children}
        <span>or drop or paste {isMultiple ? 'them' : 'it'} here</span>
      </Zone>
      <Stack
        as="ul"
        role="list"
        aria-label="Uploads"
        sx={{ display: uploads.length === 0 ? 'none' : 'grid', gap: 2.5, mt: 3 }}
      >
        {uploads.map((upload) => (
          <li key={upload.key}>
            <UploadState upload={upload} onDismiss={() => dismiss(upload.key)} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

function UploadState({ upload: { name, share, error }, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  if (error !== null)
    return (
      <Alert severity="error" action={<QuietButton onClick={onDismiss}>Dismiss</QuietButton>}>
        {name}: {error}
      </Alert>
    );
  return (
    <>
      <p style={{ overflowWrap: 'anywhere', marginBottom: 4 }}>
        {name}: {share < 1 ? `${Math.round(share * 100)}% uploaded` : 'processing…'}
      </p>
      <LinearProgress
        aria-label={`Upload of ${name}`}
        variant={share < 1 ? 'determinate' : 'indeterminate'}
        value={share * 100}
      />
    </>
  );
}
