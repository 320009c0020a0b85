import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCountOf } from '@first-show/domain/core/money';
import type { DigestPreview, DigestRun, DigestStatus } from '@first-show/domain/digest/digest.schema';
import { langOf } from '../../shared/ui/lang-of.ts';
import { digestPreviewQuery, digestRunsQuery } from '../lib/queries.ts';
import { trustSanitized } from '../../shared/lib/trusted-types.ts';
import { Badge } from '../ui/badge.tsx';
import { DeskTable } from '../ui/desk-table.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Sentence } from '../ui/text.ts';
import { ToggleChoice } from '../ui/toggle-choice.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';

const Subject = styled('p')({ fontWeight: 700, marginBottom: 16, overflowWrap: 'anywhere' });
const frame = { border: '1.5px solid var(--fs-palette-edge)', borderRadius: 4 };
const Letter = styled('iframe')({
  ...frame,
  display: 'block',
  width: '100%',
  height: 560,
  backgroundColor: '#fff',
  colorScheme: 'light',
});
const Plain = styled('pre')({
  ...frame,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: 560,
  overflow: 'auto',
  padding: 16,
  fontFamily: 'inherit',
  margin: 0,
});

const FORMATS = [
  ['html', 'HTML'],
  ['text', 'Plain text'],
] as const;

const badges: Record<DigestStatus, ReactNode> = {
  sent: <Badge tone="good">Sent</Badge>,
  sending: <Badge tone="warn">Being sent</Badge>,
  skipped: <Badge>Skipped</Badge>,
};

export function DigestDesk() {
  const preview = useQuery(digestPreviewQuery);
  const { recipients = 0, stories } = preview.data ?? {};
  const to = `, currently to ${formatCountOf(recipients, 'subscriber')}`;
  return (
    <>
      <DeskHeading title="Digest" />
      <Sentence role="status" sx={{ mt: -1.5, mb: 2.5 }}>
        Sent every day at 07:30 India time{preview.data && to}.
      </Sentence>
      <QueryState query={preview} what="the preview" lines={1} height={560} />
      {stories === 0 && (
        <EmptyState sentence="No stories in the last 24 hours, so no digest would be sent now." role="status" />
      )}
      {preview.data && stories !== 0 && <Preview preview={preview.data} />}
      <div style={{ marginTop: 32 }}>
        <Runs />
      </div>
    </>
  );
}

function Preview({ preview: { subject, html, text } }: { preview: DigestPreview }) {
  const [format, setFormat] = useState<(typeof FORMATS)[number][0]>('html');
  const letter = useMemo(() => trustSanitized(html), [html]);
  return (
    <Panel
      title="Preview"
      actions={<ToggleChoice label="Format" value={format} onChange={setFormat} options={FORMATS} />}
    >
      <Subject lang={langOf(subject)}>{subject}</Subject>
      {/* The empty sandbox blocks scripts, forms and new windows. */}
      {format === 'html' ? (
        <Letter title="Preview of the digest" sandbox="" srcDoc={letter} />
      ) : (
        <Plain tabIndex={0} role="region" aria-label="Preview of the digest, plain text">
          {text}
        </Plain>
      )}
    </Panel>
  );
}

function Runs() {
  const runs = useQuery(digestRunsQuery);
  return (
    <Panel title="Past digests">
      <QueryState query={runs} what="the past digests" lines={6} height={38} />
      {runs.data && (
        <DeskTable
          caption="Past digests"
          rows={runs.data}
          rowKey={({ day }) => day}
          empty={<p>None yet. The first one is sent at 07:30.</p>}
          columns={[
            {
              header: 'Day',
              isRowHeader: true,
              cell: ({ day }) => <time dateTime={day}>{formatShortDate(`${day}T06:00:00Z`)}</time>,
            },
            { header: 'Status', cell: ({ status }) => badges[status] },
            { header: 'Emails', cell: runText },
            {
              header: 'Subject',
              cell: ({ subject }) => (subject === '' ? '—' : <span lang={langOf(subject)}>{subject}</span>),
            },
          ]}
        />
      )}
    </Panel>
  );
}

export function runText({ status, sent, note }: Pick<DigestRun, 'status' | 'sent' | 'note'>): string {
  if (status === 'skipped') return `Not sent. ${note ?? ''}`.trim();
  const letters = formatCountOf(sent, 'email');
  if (status === 'sending') return `${letters} so far`;
  return note === null ? letters : `${letters}. ${note}`;
}
