import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { delimiterFor } from '#shared/domain/csv.ts'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { writeTextsCsv } from '#shared/content/translations/csv-table.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import { writeXliff } from '#shared/content/translations/xliff.ts'
import { offerFile } from '#src/lib/offer-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import type { Names } from '../rules/names.ts'
import styles from '../Translations.module.css'
import { useTranslating } from '../use-translating.ts'
import { useLabeller } from './use-label.ts'

interface ExportPopupProps {
  /** All of the adventure, and those that are listed now. */
  units: readonly Unit[]
  listed: readonly Unit[]
  names: Names
  shown: readonly Language[]
  onClose: () => void
}

/** Hands texts out for programs of translators (XLIFF 1.2) and for spreadsheets (CSV). */
export function ExportPopup({ units, listed, names, shown, onClose }: ExportPopupProps) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const { folder, languages, source } = useTranslating()
  const [format, setFormat] = useState<'xliff' | 'csv'>('xliff')
  const [scope, setScope] = useState<'all' | 'listed'>('all')
  const [chosen, setChosen] = useState<readonly Language[]>(shown)
  const labelOf = useLabeller(names)
  const others = LANGUAGES.filter(({ shortName }) => shortName !== source && languages.includes(shortName))
  const save = () => {
    const written = {
      ...{ units: scope === 'all' ? units : listed, source, languages: chosen },
      noteOf: (unit: Unit) => `${labelOf(unit).place} – ${labelOf(unit).label}`,
    }
    const name = [folder, ...chosen].join('-')
    if (format === 'xliff') offerFile(`${name}.xlf`, writeXliff(written), 'application/xliff+xml')
    else
      offerFile(
        `${name}.csv`,
        writeTextsCsv({ ...written, delimiter: delimiterFor(i18n.language) }),
        'text/csv;charset=utf-8',
      )
    onClose()
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose}>
      <div className={styles.stack}>
        <h2 id={titleId} className={styles.popupTitle}>
          {t('translations.export.title')}
        </h2>
        <Choice
          label={t('translations.export.format')}
          value={format}
          options={(['xliff', 'csv'] as const).map((id) => ({ id, label: t(`translations.export.${id}`) }))}
          onChange={setFormat}
        />
        <p className={styles.note}>{t(`translations.export.${format}About`)}</p>
        <Choice
          label={t('translations.export.scope')}
          value={scope}
          options={[
            { id: 'all', label: t('translations.export.all', { n: units.length }) },
            { id: 'listed', label: t('translations.export.listed', { n: listed.length }) },
          ]}
          onChange={setScope}
        />
        <fieldset className={styles.languages}>
          <legend>{t('translations.export.languages')}</legend>
          {others.map(({ shortName, name }) => (
            <Checkbox
              key={shortName}
              label={name}
              checked={chosen.includes(shortName)}
              onChange={({ target }) =>
                setChosen(
                  languages.filter((one) => (one === shortName ? target.checked : chosen.includes(one))),
                )
              }
            />
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button
            icon={<DownloadSimpleIcon size={20} aria-hidden />}
            disabledReason={chosen.length === 0 && t('translations.export.noLanguage')}
            onClick={save}
          >
            {t('translations.export.save')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}
