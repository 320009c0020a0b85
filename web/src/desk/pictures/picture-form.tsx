import TextField from '@mui/material/TextField';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { mediaDetails, type Media, type MediaDetails } from '@first-show/domain/media/media.schema';
import { MEDIA_PATH } from '../lib/media-api.ts';
import { useItemForm } from '../lib/use-desk-form.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Line } from '../ui/stack.ts';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { FocalPointField } from './focal-point-field.tsx';

const valuesOf = ({ alt, credit, caption, licence, focalPoint }: Media) => ({
  alt,
  credit: credit ?? '',
  caption: caption ?? '',
  licence: { terms: licence?.terms ?? '', expiresOn: licence?.expiresOn ?? '' },
  focalPoint,
});
type Values = ReturnType<typeof valuesOf>;

/** Without licence terms and without an expiry date, the picture has no licence (`null`). */
const bodyOf = ({ licence, ...values }: Values) => ({
  ...values,
  licence: licence.terms.trim() === '' && licence.expiresOn === '' ? null : licence,
});

const addressOfUse = ({ kind, id }: Media['uses'][number]): string =>
  kind === 'article' ? deskPaths.article(id) : deskPaths.film(id);

type Props = { media: Media; onSaved: () => void; onDelete: () => void; onClose: () => void };

export function PictureForm({ media, onSaved, onDelete, onClose }: Props) {
  const form = useItemForm<Values, MediaDetails, Media>({
    item: media,
    path: MEDIA_PATH,
    draftKey: 'picture',
    initial: valuesOf(media),
    schema: mediaDetails,
    toInput: bodyOf,
    labels: { 'licence.terms': 'Licence', 'licence.expiresOn': 'Licence expires on' },
    valuesOf,
    summaryOf: ({ alt, credit, caption }) => [alt, credit ?? '', caption ?? ''],
    onSaved,
    onChanged: onSaved,
    onClose,
  });
  const focalPoint = form.watch('focalPoint');
  return (
    <FormDialog title="Picture" form={form} submitLabel="Save picture" onClose={onClose} maxWidth="md">
      <FocalPointField
        src={media.renditions.find(({ width, format }) => format === 'webp' && width >= 736)?.url ?? media.url}
        width={media.width}
        height={media.height}
        value={focalPoint}
        onChange={(point) => form.setValue('focalPoint', point, { shouldDirty: true })}
      />
      <TextField label="Alt text" {...form.field('alt', 'Describe the image. Required before publishing')} />
      <TextField
        label="Credit"
        {...form.field('credit', 'Photographer or rights holder. Required before publishing')}
      />
      <TextField label="Caption" {...form.field('caption', 'Shown below the picture')} />
      <Line style={{ alignItems: 'start' }}>
        <TextField label="Licence" {...form.field('licence.terms')} />
        <TextField
          label="Licence expires on"
          type="date"
          {...form.field('licence.expiresOn', 'Last day, or blank')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Line>
      <div>
        {media.uses.length === 0 ? (
          <QuietButton type="button" onClick={onDelete}>
            Delete picture
          </QuietButton>
        ) : (
          <>
            <strong>Used in</strong>
            <ul style={{ margin: 0, paddingLeft: 20 }}>
              {media.uses.map((use) => (
                <li key={use.id}>
                  <TextLink to={addressOfUse(use)}>{use.title}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </FormDialog>
  );
}
