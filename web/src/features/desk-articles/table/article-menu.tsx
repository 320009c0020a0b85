import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { DeskCard } from '@first-show/domain/articles/article-desk.schema';
import type { BulkArticleAction } from '@first-show/domain/articles/bulk-articles.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

export function ArticleMenu({
  row,
  isBusy,
  onAction,
}: {
  row: DeskCard;
  isBusy: boolean;
  onAction: (action: BulkArticleAction) => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const item = (action: BulkArticleAction, label: string) => (
    <MenuItem
      disabled={isBusy}
      onClick={() => {
        close();
        onAction(action);
      }}
      sx={action === 'delete' ? { color: 'error.main' } : undefined}
    >
      {label}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        icon="more"
        label={`Actions for ${row.title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={deskPaths.article(row.id)}>
          Edit
        </MenuItem>
        {row.isPublished && (
          <MenuItem component="a" href={paths.article(row.slug)} target="_blank" onClick={close}>
            View in a new tab
          </MenuItem>
        )}
        {row.isPublished ? item('unpublish', 'Unpublish') : item('publish', 'Publish')}
        {row.isFeatured ? item('unfeature', 'Unfeature') : item('feature', 'Feature')}
        {item('enhance', 'AI Enhance')}
        {item('delete', 'Delete')}
      </Menu>
    </>
  );
}
