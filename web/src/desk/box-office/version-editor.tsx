import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import {
  changeableVersion,
  parseVersion,
  type FilmVersion,
  type VersionDoc,
} from '@first-show/domain/box-office/versions';
import { indianDay } from '@first-show/domain/core/dates';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { ApiError } from '../../shared/lib/call-api.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { openedQuery } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { RestoredNotice } from '../ui/form-dialog.tsx';
import { ItemState } from '../ui/item-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { SavedForm } from '../ui/saved-form.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { showUndo } from '../ui/show-undo.ts';
import { FieldGrid, Line, Stack } from '../ui/stack.ts';
import { DayEditor, type DayForm } from './day-editor.tsx';
import { type DayValues, daysInput, dayValuesOf, mergeFilm } from './film-values.ts';
import { type DeskFilm, useFilm } from './use-film.ts';

const pathOf = (filmId: string, versionId: string): string =>
  `/api/admin/box-office/${encodeURIComponent(filmId)}/versions/${encodeURIComponent(versionId)}`;

/** `/admin/box-office/{id}/{version}`: the days of one language or re-release of a film. */
export function VersionEditor({ id, versionId }: { id: string; versionId: string }) {
  const isNew = versionId === 'new';
  const film = useFilm(id).query;
  const version = useQuery({
    ...openedQuery<VersionDoc>(['film-version', id, versionId], pathOf(id, versionId)),
    enabled: !isNew,
  });
  if (film.data !== undefined && (isNew || version.data !== undefined)) {
    const { updatedAt = 'new' } = version.data ?? {};
    // The key starts the form again with a colleague's version, to which it applies its draft.
    return (
      <LoadedVersion
        key={updatedAt}
        {...film.data}
        version={version.data ?? null}
        onStale={() => void version.refetch()}
      />
    );
  }
  return (
    <ItemState
      query={film.data === undefined ? film : version}
      title="Version"
      what="the version"
      missing="This version does not exist. It may have been removed."
      back={{ to: deskPaths.film(id), label: 'Back to the film' }}
    />
  );
}

type Values = { name: string; startsOn: string; days: DayValues[] };
type Saved = { version: VersionDoc; remark: string | null };
type Props = Pick<DeskFilm, 'film' | 'versions'> & { version: VersionDoc | null; onStale: () => void };

function LoadedVersion({ film, versions, version: opened, onStale }: Props) {
  const [version, setVersion] = useState(opened);
  const navigate = useNavigate();
  const releaseDay = film.releaseDate === null ? '' : indianDay(film.releaseDate);
  const form = useDeskForm<Values, z.output<typeof changeableVersion>>({
    initial: opened === null ? { name: '', startsOn: releaseDay, days: [] } : valuesOf(opened),
    schema: changeableVersion,
    toInput: ({ name, startsOn, days }) => ({
      name,
      startsOn,
      days: daysInput(days, { saved: version?.days ?? [], releaseDate: startsOn }),
    }),
    draftKey: `film-version:${film.id}:${opened?.id ?? 'new'}`,
    revision: opened?.updatedAt ?? null,
    merge: mergeFilm,
    send: async (body) => {
      const id = version?.id ?? parseVersion(body.name)?.id ?? '';
      const saved = await callStaffApi<Saved>(pathOf(film.id, id), {
        method: 'PUT',
        body: { ...body, updatedAt: version?.updatedAt ?? null },
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 409 && version !== null) onStale();
        throw error;
      });
      setVersion(saved.version);
      showToast({
        title: 'Saved',
        description: [`${film.movieName}: ${saved.version.name} is saved.`, saved.remark].filter(Boolean).join(' '),
        ...(saved.remark !== null && { durationMs: REMARK_MS }),
      });
      return { values: valuesOf(saved.version), revision: saved.version.updatedAt };
    },
    failedText: 'Failed to save the version. Please try again.',
  });
  const addedId = opened === null && version !== null && !form.isDirty ? version.id : null;
  useEffect(() => {
    if (addedId !== null) void navigate(deskPaths.filmVersion(film.id, addedId), { replace: true });
  }, [addedId, film.id, navigate]);
  const values = form.watch();
  const leave = () => {
    // The guard must know that there are no changes left before the page is opened.
    flushSync(form.discard);
    void navigate(deskPaths.film(film.id));
  };
  const { setValue } = form;
  const { isSubmitted } = form.formState;
  const set = useCallback(
    (name: 'days', days: DayValues[]) => setValue(name, days, { shouldDirty: true, shouldValidate: isSubmitted }),
    [setValue, isSubmitted],
  );
  // The sheet uses the days alone, which both forms have.
  const dayForm = { ...form, values, set } as unknown as DayForm;
  return (
    <>
      <DeskHeading title={`${film.movieName}: ${version?.name ?? 'new version'}`}>
        <Line style={{ gap: 12 }}>
          <LinkButton to={deskPaths.film(film.id)} variant="outlined">
            All India
          </LinkButton>
          {version !== null && (
            <Button variant="outlined" onClick={() => void removeWithUndo(film, version, leave)}>
              Remove
            </Button>
          )}
        </Line>
      </DeskHeading>
      <SavedForm form={form} onSave={() => void (form.isDirty && form.submit())} onDiscard={form.discard}>
        <Stack style={{ gap: 32 }}>
          <RestoredNotice form={form} />
          <Panel title="Version">
            <FieldGrid>
              <TextField
                label="Language or re-release"
                required
                slotProps={{ htmlInput: { readOnly: version !== null } }}
                {...form.field('name', version === null ? nameHint(versions) : undefined)}
              />
              <TextField
                label="Release date"
                type="date"
                required
                {...form.field('startsOn', 'Day 1 of this version', { deps: 'days' })}
              />
            </FieldGrid>
          </Panel>
          <Panel title="Day by day">
            <DayEditor form={dayForm} startsOn={values.startsOn} startPlace="" />
          </Panel>
        </Stack>
      </SavedForm>
    </>
  );
}

/** Enough to read that the languages add up to more than the film. */
const REMARK_MS = 20_000;

const valuesOf = ({ name, startsOn, days }: VersionDoc): Values => ({ name, startsOn, days: dayValuesOf(days) });

const nameHint = (versions: readonly FilmVersion[]): string => {
  const known = versions.map(({ name }) => name).join(', ');
  return `Such as Telugu, or Re-release 2025.${known === '' ? '' : ` The film has ${known}.`}`;
};

async function removeWithUndo(
  { id, movieName }: DeskFilm['film'],
  { name, startsOn, days, ...version }: VersionDoc,
  onRemoved: () => void,
): Promise<void> {
  const path = pathOf(id, version.id);
  try {
    await callStaffApi(path, { method: 'DELETE' });
  } catch (error) {
    return showFailure('Error', error, `Failed to remove ${name}. Please try again.`);
  }
  onRemoved();
  const body = { name, startsOn, days, updatedAt: null };
  const undo = () =>
    void callStaffApi(path, { method: 'PUT', body }).then(
      () => showToast({ title: 'Restored', description: `${movieName}: ${name} was restored.` }),
      (error: unknown) => showFailure('Error', error, `${name} could not be restored.`),
    );
  showUndo('Removed', `${movieName}: ${name} was removed.`, undo);
}
