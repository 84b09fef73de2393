import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TASKS_EDIT } from '#kinds/edit.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { Button } from '#src/ui/Button.tsx'
import { UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Authoring.module.css'
import { addTask } from '../add-task.ts'
import { BOOKS, FILMS, type MediaSort, PACKAGES, pathForMedia } from '../media-paths.ts'
import { nameIn } from '../rules/outline.ts'
import { useAuthoring, useEdits, useFilesSoon, useNameLanguages } from '../use-authoring.ts'
import { useFreePlaces, type NamedPlace } from '../use-free-places.ts'
import { NEW_SIGN, PlaceField } from './PlaceField.tsx'

interface AddTaskPopupProps {
  mission: string
  /** A place of its scene that opens the task, and how it is called; the task has its id. */
  place?: NamedPlace | null
  onClose: () => void
  onAdded: (task: string) => void
}

const MEDIA = { films: FILMS, books: BOOKS, packages: PACKAGES }
const KINDS = Object.entries(TASKS_EDIT).map(([id, { name }]) => ({ id, name }))

/** A new task of a kind, with an example in every language of the adventure that is written over. */
export function AddTaskPopup({ mission, place: asked = null, onClose, onAdded }: AddTaskPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const authoring = useAuthoring()
  const there = useFilesSoon()
  const names = useNameLanguages()
  const [kind, setKind] = useState(KINDS[0]?.id ?? '')
  const { made, places } = useFreePlaces(mission)
  const [where, setWhere] = useState(NEW_SIGN)
  const place = asked ?? places.find(({ id }) => id === where) ?? null
  const [typed, setTyped] = useState(asked?.name ?? '')
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const [media, setMedia] = useState<File | null>(null)
  const edit = entryOf(TASKS_EDIT, kind)
  const needs = edit?.needs ?? null
  const sort = needs && MEDIA[needs.folder]
  const mediaPath = freePath(sort, mission, media, there)
  const add = async () => {
    if (!edit || (sort && !mediaPath)) return
    setState('working')
    try {
      const isSigned = place === null && where === NEW_SIGN
      const id = await addTask(authoring, {
        ...{ mission, edit, place, names, made: isSigned ? made : null },
        name: typed.trim() || (place?.name ?? ''),
        media: media && sort && mediaPath !== null ? { sort, file: media, path: mediaPath } : null,
      })
      onClose()
      onAdded(id)
    } catch {
      setState('failed')
    }
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void add()
        }}
      >
        <h2 id={titleId} className={styles.popupTitle}>
          <Title mission={mission} place={asked} />
        </h2>
        <SelectField
          label={t('authoring.add.kind')}
          value={kind}
          hint={<KindHint summary={edit?.summary(t)} />}
          options={KINDS.map(({ id, name }) => ({ id, label: name(t) }))}
          onChange={({ target }) => setKind(target.value)}
        />
        <TextField
          label={t('authoring.add.name')}
          hint={t(nameHintOf(asked, place))}
          maxLength={120}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {!asked && made && <PlaceField places={places} value={where} onChange={setWhere} />}
        {sort && <MediaFile sort={sort} media={media} isOther={!mediaPath} onMedia={setMedia} />}
        {state === 'failed' && <Notice tone="error">{t('authoring.add.failed')}</Notice>}
        <div className={styles.actions}>
          <Button
            type="submit"
            disabledReason={sort !== null && !mediaPath && t('authoring.add.mediaNeeded')}
            loadingVerb={state === 'working' && t('authoring.add.working')}
          >
            {t('authoring.add.button')}
          </Button>
        </div>
      </form>
    </Popup>
  )
}

function nameHintOf(asked: NamedPlace | null, place: NamedPlace | null) {
  if (asked) return 'authoring.add.nameAtHint'
  return place ? 'authoring.add.nameOfPlaceHint' : 'authoring.add.nameHint'
}

function Title({ mission, place = null }: Pick<AddTaskPopupProps, 'mission' | 'place'>) {
  const { t } = useTranslation()
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  return place
    ? t('authoring.add.titleAt', { place: place.name })
    : t('authoring.add.title', { mission: nameIn(texts, mission, names) })
}

function KindHint({ summary }: { summary: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.said}>{summary}</span>
      <span className={styles.said}>{t('authoring.add.others')}</span>
    </>
  )
}

interface MediaFileProps {
  sort: MediaSort
  media: File | null
  /** It is of another sort. */
  isOther: boolean
  onMedia: (media: File | null) => void
}

/** The file that the task is about. */
function MediaFile({ sort, media, isOther, onMedia }: MediaFileProps) {
  const { t } = useTranslation()
  const endings = sort.endings.join(', ')
  return (
    <>
      <label className={styles.drop}>
        <UploadSimpleIcon size="1.5rem" aria-hidden="true" />
        <strong>{media ? media.name : t('authoring.add.media')}</strong>
        <span className={styles.note}>{endings}</span>
        <input
          type="file"
          accept={sort.endings.join(',')}
          onChange={({ target }) => onMedia(target.files?.[0] ?? null)}
        />
      </label>
      {media && isOther && <Notice tone="error">{t('authoring.media.other', { endings })}</Notice>}
    </>
  )
}

/** Where the chosen file would lie; null where none is needed or chosen, or it is of another sort. */
function freePath(
  sort: MediaSort | null,
  mission: string,
  media: File | null,
  files: ReadonlySet<string>,
): string | null {
  return sort && media && pathForMedia(sort, mission, media.name, files)
}
