import { useTranslation } from 'react-i18next'
import { NO_FILTER, type TextFilter } from '#shared/content/translations/find.ts'
import { FLAGS, type Flag } from '#shared/content/translations/flags.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { placesIn, type Names } from '../rules/names.ts'
import styles from '../Translations.module.css'
import { useTranslating } from '../use-translating.ts'

interface FilterBarProps {
  units: readonly Unit[]
  names: Names
  filter: TextFilter
  onFilter: (filter: TextFilter) => void
  /** Shown beside the language that all are translated from. */
  shown: readonly Language[]
  onShown: (shown: readonly Language[]) => void
}

const ALL = ''

/** Which texts are listed, and in which languages. */
export function FilterBar({ units, names, filter, onFilter, shown, onShown }: FilterBarProps) {
  const { t } = useTranslation()
  const { languages, source } = useTranslating()
  const others = LANGUAGES.filter(({ shortName }) => shortName !== source && languages.includes(shortName))
  const { flag, folder, task, search } = filter
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('translations.filter.which')}
        value={flag ?? ALL}
        options={[
          { id: ALL, label: t('translations.filter.all') },
          ...FLAGS.map((id) => ({ id, label: t(`translations.flag.${id}`) })),
        ]}
        onChange={({ target }) => onFilter({ ...filter, flag: flagIn(target.value) })}
      />
      <SelectField
        label={t('translations.filter.where')}
        value={folder === null ? ALL : placeId(folder, task)}
        options={[
          { id: ALL, label: t('translations.filter.everywhere') },
          ...placesIn(units).flatMap(({ folder: id, tasks }) => [
            { id: placeId(id, null), label: id === '' ? t('translations.adventure') : names.ofFolder(id) },
            ...tasks.map((one) => ({ id: placeId(id, one), label: `– ${names.ofTask(id, one)}` })),
          ]),
        ]}
        onChange={({ target }) => onFilter({ ...filter, ...placeOf(target.value) })}
      />
      <TextField
        type="search"
        label={t('translations.filter.search')}
        value={search}
        maxLength={200}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
      />
      {others.length > 1 && (
        <fieldset className={styles.languages}>
          <legend>{t('translations.filter.languages')}</legend>
          {others.map(({ shortName, name }) => (
            <Checkbox
              key={shortName}
              label={name}
              checked={shown.includes(shortName)}
              onChange={({ target }) =>
                onShown(languages.filter((one) => (one === shortName ? target.checked : shown.includes(one))))
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

const flagIn = (id: string): Flag | null => FLAGS.find((one) => one === id) ?? null

/** As an option of the list names it; an id holds neither sign. */
const placeId = (folder: string, task: string | null): string =>
  `/${folder}${task === null ? '' : `/${task}`}`

function placeOf(id: string): Pick<TextFilter, 'folder' | 'task'> {
  if (id === ALL) return { folder: NO_FILTER.folder, task: NO_FILTER.task }
  const [, folder = '', task = null] = id.split('/')
  return { folder, task }
}
