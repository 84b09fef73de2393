import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/domain/languages.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadSimpleIcon, UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { ImportOutcome } from './parts/ImportOutcome.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import { Said } from './parts/Said.tsx'
import { offerTemplate } from './parts/template.ts'
import { useImport, type Import } from './parts/use-import.ts'
import styles from './People.module.css'
import { useSpoken } from './spoken.ts'

/** Brings many people in by a file: tried first, reported line by line, then done. */
export function ImportPage() {
  const { t, i18n } = useTranslation()
  const bringing = useImport()
  const { chosen, fileError, report, sending, take } = bringing
  return (
    <div className={styles.stack}>
      <RoomHead about={t('people.import.about')}>{t('people.import.title')}</RoomHead>
      <div>
        <Button
          variant="secondary"
          icon={<DownloadSimpleIcon size={20} aria-hidden />}
          onClick={() => offerTemplate(i18n.language)}
        >
          {t('people.import.template')}
        </Button>
      </div>
      <label className={styles.drop}>
        <UploadSimpleIcon size="1.5rem" aria-hidden="true" />
        <strong>{chosen ? chosen.name : t('people.import.choose')}</strong>
        <span className={styles.quiet}>{t('people.import.limits')}</span>
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      {fileError && <Notice tone="error">{t(`people.import.file.${fileError}`)}</Notice>}
      {chosen && <How bringing={bringing} chosen={chosen} />}
      {report && chosen && <ImportOutcome bringing={bringing} report={report} chosen={chosen} />}
      <Said sending={sending} />
    </div>
  )
}

/** What the file itself does not say. */
function How({ bringing, chosen }: { bringing: Import; chosen: NonNullable<Import['chosen']> }) {
  const { t } = useTranslation()
  const spoken = useSpoken()
  const { wish, change, report, isWorking, isDoing, attempt } = bringing
  const languages = LANGUAGES.filter(({ shortName }) => spoken.includes(shortName))
  return (
    <>
      <fieldset className={styles.stack} disabled={isDoing}>
        <Switch
          label={t('people.import.makesTeams')}
          hint={t('people.import.makesTeamsAbout')}
          isOn={wish.makesTeams}
          onChange={(makesTeams) => change({ makesTeams })}
        />
        <SelectField
          label={t('people.import.language')}
          options={languages.map(({ shortName, name }) => ({ id: shortName, label: name, lang: shortName }))}
          value={wish.language}
          onChange={({ target }) => change({ language: target.value })}
        />
      </fieldset>
      {!report && (
        <div>
          <Button loadingVerb={isWorking && t('people.import.trying')} onClick={() => void attempt(chosen)}>
            {t('people.import.try')}
          </Button>
        </div>
      )}
    </>
  )
}
