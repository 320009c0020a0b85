import { csvHead, type CsvHead } from '@first-show/domain/box-office/csv-head';
import { BOX_OFFICE_IMPORT_BODY_MAX_BYTES } from '@first-show/domain/core/limits';
import { useRef, useState } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Line } from '../ui/stack.ts';

export type CsvFile = { name: string; csv: string; head: CsvHead };

/** The file as text, or the reason why it cannot be imported. */
async function readCsv(file: File): Promise<CsvFile | string> {
  const { name } = file;
  if (file.size > BOX_OFFICE_IMPORT_BODY_MAX_BYTES)
    return `${name} is larger than 4 MB. Split it and import the parts one after another.`;
  const csv = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  if (looksBinary(csv)) return `${name} is not a CSV file. Save the sheet as CSV first.`;
  const head = csvHead(csv);
  return head === null ? `${name} is empty.` : { name, csv, head };
}

type Props = { name: string | null; isBusy: boolean; onRead: (found: CsvFile | string) => void };

/** Reads a CSV file that the editor chooses or drops. `name`: the file that was read last. */
export function ImportFile({ name, isBusy, onRead }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file !== undefined && !isBusy) onRead(await readCsv(file));
  };
  return (
    <Panel title="1 · File">
      <Line
        sx={{
          gap: 4,
          p: 6,
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'edge',
          bgcolor: isOver ? 'tint' : undefined,
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
      >
        <Button
          variant={name === null ? 'contained' : 'outlined'}
          onClick={() => picker.current?.click()}
          aria-disabled={isBusy}
        >
          {name === null ? 'Choose a CSV file' : 'Choose another file'}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="CSV file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Reset, so that the same file can be chosen again after a correction.
            target.value = '';
          }}
        />
        <span role="status">
          {name === null ? (
            'or drop it here. At most 4 MB. Nothing is saved until you confirm.'
          ) : (
            <b style={{ overflowWrap: 'anywhere' }}>{name}</b>
          )}
        </span>
      </Line>
    </Panel>
  );
}

/**
 * Decodes a file of a spreadsheet program. UTF-16 is recognised by its byte order mark, or
 * (little-endian) by a zero as second byte. Other files are UTF-8 if their bytes are valid UTF-8,
 * else Windows-1252, which old programs write.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.length > 1 && second === 0 && first !== 0) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** True for a file that is not text, such as a workbook or a picture. */
export const looksBinary = (text: string): boolean =>
  text.startsWith('PK\u0003\u0004') || text.slice(0, 2000).includes('\u0000');
