import Checkbox from '@mui/material/Checkbox';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { DeskCard } from '@first-show/domain/articles/article-desk.schema';
import type { BulkArticleAction } from '@first-show/domain/articles/bulk-articles.schema';
import { formatShortDate } from '@first-show/domain/core/dates';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { formatCount } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatIndianTime } from '../../lib/india-time.ts';
import { CutPicture } from '../../../shared/ui/art/cut-picture.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { TextLink } from '../../../shared/ui/controls/text-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { QuietButton } from '../../ui/quiet-button.tsx';
import { RelativeTime } from '../../../shared/ui/figures/relative-time.tsx';
import { langOf } from '../../../shared/ui/lang-of.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { StatusBadge, statusLabels } from '../status-badge.tsx';
import { verbs } from './bulk-texts.ts';

const TitleLink = styled(TextLink)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: '.9375rem',
  lineHeight: '20px',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  // Devanagari needs a higher line than Latin text, or the clamp would cut off its marks. The clip
  // hides the marks of a third line.
  '&:lang(hi)': { fontSize: '.875rem', lineHeight: '22px' },
  '&:lang(hi):not(:focus-visible)': { clipPath: 'inset(0 0 2px)' },
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
/**
 * Phones hide most columns. This line below the title has status, flags, views and date instead.
 */
const PhoneLine = styled(Cut)({ '@media (min-width:800px)': { display: 'none' } });

type Props = {
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

const flagsOf = ({ isFeatured, isBreaking }: DeskCard) =>
  [isFeatured && 'Featured', isBreaking && 'Breaking'].filter((flag) => flag !== false);
const dateOf = ({ publishedAt, createdAt }: DeskCard): string => formatShortDate(publishedAt ?? createdAt);

function TitleCell({ row, running }: Props) {
  const views = `${formatCount(row.viewCount)} views`;
  return (
    <TableCell component="th" scope="row">
      <span style={{ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 }}>
        <span style={{ flex: 'none', width: 60 }}>
          <CutPicture
            imageUrl={row.imageUrl}
            focus={row.imageFocus}
            alt=""
            seed={row.slug}
            ratio={3 / 2}
            sizes="60px"
            cut={false}
          />
        </span>
        <span style={{ minWidth: 0 }}>
          <TitleLink
            to={deskPaths.article(row.id)}
            lang={row.language === 'hi' ? 'hi' : undefined}
            title={row.title}
            data-title=""
          >
            {row.title}
          </TitleLink>
          <PhoneLine data-quiet="">
            {[statusLabels[row.status], ...flagsOf(row), views, dateOf(row)].join(' · ')}
          </PhoneLine>
        </span>
      </span>
      {running !== undefined && <LinearProgress aria-label={`${verbs[running].running} ${row.title}`} />}
    </TableCell>
  );
}

function AuthorCell({ row: { byline, sourceName, lastEditedBy, lastEditedAt } }: Props) {
  const author = byline ?? sourceName;
  const editor = lastEditedBy ?? (sourceName === null ? 'Imported' : `Imported from ${sourceName}`);
  return (
    <TableCell data-column="author">
      {author !== null && <Cut lang={langOf(author)}>{author}</Cut>}
      {/* The time comes first, because the end of the line may be cut off. */}
      <Cut data-quiet="" title={editor}>
        {lastEditedAt !== null && (
          <>
            <RelativeTime iso={lastEditedAt} />
            {', '}
          </>
        )}
        {editor}
      </Cut>
    </TableCell>
  );
}

function StateCell({ row, openBy }: Props) {
  const flags = flagsOf(row);
  return (
    <TableCell data-column="state">
      <Line>
        <StatusBadge status={row.status} />
        {openBy.length > 0 && <Badge tone="warn">Open: {openBy.join(', ')}</Badge>}
      </Line>
      {flags.length > 0 ? (
        <Line>
          {flags.map((flag) => (
            <Badge key={flag} tone={flag === 'Featured' ? 'warn' : 'bad'}>
              {flag}
            </Badge>
          ))}
        </Line>
      ) : (
        row.scheduledFor !== null && <Cut data-quiet="">{formatIndianTime(row.scheduledFor)}</Cut>
      )}
    </TableCell>
  );
}

function ArticleMenu({ row, running, onAction }: Pick<Props, 'row' | 'running' | 'onAction'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const publication = row.isPublished ? 'unpublish' : 'publish';
  const featuring = row.isFeatured ? 'unfeature' : 'feature';
  return (
    <>
      <IconButton
        icon="more"
        label={`Actions for ${row.title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        <MenuItem component={Link} to={deskPaths.article(row.id)}>
          Edit
        </MenuItem>
        {row.isPublished && (
          <MenuItem component="a" href={paths.article(row.slug)} target="_blank">
            View in a new tab
          </MenuItem>
        )}
        {([publication, featuring, 'enhance', 'delete'] as const).map((action) => (
          <MenuItem
            key={action}
            disabled={running !== undefined}
            onClick={() => onAction(action)}
            sx={action === 'delete' ? { color: 'error.main' } : undefined}
          >
            {verbs[action].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** One article: a row with two lines of text, or a card on phones. */
export function ArticleRow(props: Props) {
  const { row, isSelected, running, onAction } = props;
  return (
    <TableRow
      hover
      selected={isSelected}
      data-article={row.id}
      data-current={props.isCurrent ? '' : undefined}
      aria-busy={running !== undefined}
      onFocus={props.onCurrent}
    >
      <TableCell padding="checkbox">
        <Checkbox
          checked={isSelected}
          onChange={(event) => props.onSelect((event.nativeEvent as MouseEvent).shiftKey)}
          slotProps={{ input: { 'aria-label': `Select ${row.title}` } }}
        />
      </TableCell>
      <TitleCell {...props} />
      <TableCell data-column="category">
        <Cut>{props.categoryName}</Cut>
      </TableCell>
      <AuthorCell {...props} />
      <StateCell {...props} />
      <TableCell align="right">{formatCount(row.viewCount)}</TableCell>
      <TableCell align="right" data-column="comments">
        {formatCount(row.commentCount)}
      </TableCell>
      <TableCell data-column="date">
        <Cut>{dateOf(row)}</Cut>
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
        <ArticleMenu row={row} running={running} onAction={onAction} />
      </TableCell>
    </TableRow>
  );
}
