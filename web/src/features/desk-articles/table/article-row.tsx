import Checkbox from '@mui/material/Checkbox';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { DeskCard } from '@first-show/domain/articles/article-desk.schema';
import type { BulkArticleAction } from '@first-show/domain/articles/bulk-articles.schema';
import { formatShortDate } from '@first-show/domain/core/dates';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { formatCount } from '@first-show/domain/core/money';
import { isHindi } from '@first-show/domain/core/text';
import { formatIndianTime } from '../../../lib/desk/india-time.ts';
import { CutPicture } from '../../../ui/art/cut-picture.tsx';
import { Badge } from '../../../ui/desk/badge.tsx';
import { QuietButton } from '../../../ui/desk/quiet-button.tsx';
import { RelativeTime } from '../../../ui/figures/relative-time.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ArticleMenu } from './article-menu.tsx';
import { runningText } from './bulk-texts.ts';
import { statusBadge } from '../status-badge.ts';

const Story = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });
const Thumbnail = styled('span')({ flex: 'none', width: 60 });
const Texts = styled('span')({ display: 'block', minWidth: 0 });
const TitleLink = styled(TextLink)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: '.9375rem',
  lineHeight: '20px',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  // The line clamp would cut off an outer focus ring.
  '&:focus-visible': { outlineOffset: -2 },
});
const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '& > span': { minHeight: 20, padding: '0 6px', fontSize: '.8125rem' },
});
const Cut = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '.9375rem',
  lineHeight: '20px',
  '&[data-quiet]': { color: 'var(--fs-palette-text-disabled)', fontSize: '.8125rem' },
});
/** The values of the columns in one line below the title, because a phone shows no columns. */
const PhoneLine = styled(Cut)({ '@media (min-width:800px)': { display: 'none' } });

export type ArticleRowProps = {
  row: DeskCard;
  categoryName: string;
  /** Names of the colleagues who have the article open. */
  openBy: readonly string[];
  isCurrent: boolean;
  isSelected: boolean;
  running: BulkArticleAction | undefined;
  onCurrent: () => void;
  onSelect: (isRange: boolean) => void;
  onAction: (action: BulkArticleAction) => void;
};

/** One article: a row of at most 56 px, or a card on phones. */
export function ArticleRow(props: ArticleRowProps) {
  const { row, categoryName, openBy, isCurrent, isSelected, running, onCurrent, onSelect, onAction } = props;
  const lang = row.language === 'hi' ? 'hi' : undefined;
  const { label, tone } = statusBadge(row.status);
  const date = row.publishedAt ?? row.createdAt;
  const flags = [row.isFeatured && 'Featured', row.isBreaking && 'Breaking'].filter((flag) => flag !== false);
  const author = row.byline ?? row.sourceName;
  const editor = row.lastEditedBy ?? (row.sourceName === null ? 'Imported' : `Imported from ${row.sourceName}`);
  return (
    <TableRow
      hover
      selected={isSelected}
      data-article={row.id}
      data-current={isCurrent ? '' : undefined}
      aria-busy={running !== undefined}
      onFocus={onCurrent}
    >
      <TableCell padding="checkbox">
        <Checkbox
          checked={isSelected}
          onChange={(event) => onSelect((event.nativeEvent as MouseEvent).shiftKey)}
          slotProps={{ input: { 'aria-label': `Select ${row.title}` } }}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        <Story>
          <Thumbnail>
            <CutPicture
              imageUrl={row.imageUrl}
              focus={row.imageFocus}
              alt=""
              seed={row.slug}
              ratio={3 / 2}
              sizes="60px"
              cut={false}
            />
          </Thumbnail>
          <Texts>
            <TitleLink to={deskPaths.article(row.id)} lang={lang} title={row.title} data-title="">
              {row.title}
            </TitleLink>
            <PhoneLine data-quiet="">
              {[label, ...flags, `${formatCount(row.viewCount)} views`, formatShortDate(date)].join(' · ')}
            </PhoneLine>
          </Texts>
        </Story>
        {running !== undefined && <LinearProgress aria-label={`${runningText(running)} ${row.title}`} />}
      </TableCell>
      <TableCell data-column="category">
        <Cut>{categoryName}</Cut>
      </TableCell>
      <TableCell data-column="author">
        {author !== null && <Cut lang={isHindi(author) ? 'hi' : undefined}>{author}</Cut>}
        <Cut data-quiet="">
          {editor}
          {row.lastEditedAt !== null && (
            <>
              {', '}
              <RelativeTime iso={row.lastEditedAt} />
            </>
          )}
        </Cut>
      </TableCell>
      <TableCell data-column="state">
        <Line>
          <Badge tone={tone}>{label}</Badge>
          {openBy.length > 0 && <Badge tone="warn">Open: {openBy.join(', ')}</Badge>}
        </Line>
        {flags.length > 0 && (
          <Line>
            {row.isFeatured && <Badge tone="warn">Featured</Badge>}
            {row.isBreaking && <Badge tone="bad">Breaking</Badge>}
          </Line>
        )}
        {flags.length === 0 && row.scheduledFor !== null && (
          <Cut data-quiet="">{formatIndianTime(row.scheduledFor)}</Cut>
        )}
      </TableCell>
      <TableCell align="right">{formatCount(row.viewCount)}</TableCell>
      <TableCell align="right" data-column="comments">
        {formatCount(row.commentCount)}
      </TableCell>
      <TableCell data-column="date">
        <Cut>{formatShortDate(date)}</Cut>
      </TableCell>
      <TableCell data-column="enhance">
        <QuietButton
          aria-disabled={running !== undefined}
          aria-busy={running === 'enhance'}
          onClick={() => onAction('enhance')}
        >
          {running === 'enhance' ? 'Enhancing…' : 'AI Enhance'}
          <VisuallyHidden> {row.title}</VisuallyHidden>
        </QuietButton>
      </TableCell>
      <TableCell data-column="menu" align="right">
        <ArticleMenu row={row} isBusy={running !== undefined} onAction={onAction} />
      </TableCell>
    </TableRow>
  );
}
