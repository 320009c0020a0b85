import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { AdminMessage } from '@first-show/domain/contact/message-desk.schema';
import { truncateAtWord } from '@first-show/domain/core/text';
import { langOf } from '../../lib/desk/lang-of.ts';
import { ButtonBase } from '../../ui/controls/button.tsx';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { categoryNames, statusNames } from './message-names.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  display: 'flex',
  alignItems: 'stretch',
  borderTop: '1px solid var(--fs-palette-divider)',
  '&:last-of-type': { borderBottom: '1px solid var(--fs-palette-divider)' },
  '&[data-current]': {
    outline: '2px solid var(--fs-palette-primary-main)',
    outlineOffset: -2,
    backgroundColor: 'var(--fs-palette-background-paper)',
  },
});
const Open = styled(ButtonBase)({
  flex: 1,
  minWidth: 0,
  display: 'block',
  padding: '12px 12px 12px 0',
  textAlign: 'start',
  userSelect: 'text',
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outlineOffset: -4 },
});
const Top = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'flex',
  gap: 10,
  justifyContent: 'space-between',
  color: 'var(--fs-palette-text-disabled)',
  '& > :first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > :last-child': { flex: 'none' },
}));
const Subject = styled('strong')({
  display: 'block',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  margin: '3px 0',
  '&:lang(hi)': { lineHeight: 1.5 },
});
const Bit = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'var(--fs-palette-text-secondary)',
}));
const Dot = styled('span')({
  display: 'inline-block',
  width: 10,
  height: 10,
  borderRadius: '50%',
  backgroundColor: 'var(--fs-palette-primary-main)',
  marginRight: 8,
});

/**
 * About two lines of the list. The text is cut here, because a CSS line clamp would show the tops
 * of the third line's marks.
 */
const SUBJECT_MAX = 80;

/** The messages as a list, to open or to select. */
export function MessageList({
  messages,
  currentId,
  selected,
  onOpen,
  onPick,
}: {
  messages: readonly AdminMessage[];
  currentId: string;
  selected: ReadonlySet<string>;
  onOpen: (message: AdminMessage) => void;
  onPick: (id: string) => void;
}) {
  return (
    <List aria-label="Messages">
      {messages.map((message) => (
        <Row key={message.id} data-current={message.id === currentId ? '' : undefined}>
          <Checkbox
            sx={{ alignSelf: 'start' }}
            checked={selected.has(message.id)}
            onChange={() => onPick(message.id)}
            slotProps={{ input: { 'aria-label': `Select: ${message.subject}` } }}
          />
          <Open
            data-message={message.id}
            aria-current={message.id === currentId ? 'true' : undefined}
            onClick={() => onOpen(message)}
          >
            <Top>
              <span lang={langOf(message.name)}>{message.name}</span>
              <RelativeTime iso={message.createdAt} />
            </Top>
            <Subject lang={langOf(message.subject)} style={{ fontWeight: message.status === 'new' ? 800 : 500 }}>
              {message.status === 'new' && <Dot aria-hidden="true" />}
              {truncateAtWord(message.subject, SUBJECT_MAX)}
            </Subject>
            <Bit>
              {statusNames[message.status]} · {categoryNames[message.category]}
            </Bit>
            <VisuallyHidden>{message.email}</VisuallyHidden>
          </Open>
        </Row>
      ))}
    </List>
  );
}
