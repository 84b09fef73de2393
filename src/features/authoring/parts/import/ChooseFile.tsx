import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import styles from '../../Authoring.module.css'
import type { Import } from './use-import.ts'

const ACCEPTED = '.csv,.tsv,.txt,.gift,.xml,.qti,.zip,.imscc'

/** A file of questions, or rows that are pasted. */
export function ChooseFile({ all }: { all: Import }) {
  const { t } = useTranslation()
  const { error, isReading, take } = all
  const [pasted, setPasted] = useState('')
  return (
    <>
      <p>{t('authoring.import.about')}</p>
      <label className={styles.drop}>
        <UploadSimpleIcon size="1.5rem" aria-hidden="true" />
        <strong>{t('authoring.import.choose')}</strong>
        <span className={styles.note}>{t('authoring.import.formats')}</span>
        <input
          type="file"
          accept={ACCEPTED}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void take(file)
            target.value = ''
          }}
        />
      </label>
      <TextArea
        label={t('authoring.import.paste')}
        hint={t('authoring.import.pasteHint')}
        value={pasted}
        spellCheck={false}
        onChange={({ target }) => setPasted(target.value)}
      />
      {error && <Notice tone="error">{t(`authoring.import.file.${error}`)}</Notice>}
      <div className={styles.actions}>
        <Button
          loadingVerb={isReading && t('authoring.import.reading')}
          disabledReason={pasted.trim() === '' && t('authoring.import.nothingPasted')}
          onClick={() => void take(pasted)}
        >
          {t('authoring.import.read')}
        </Button>
      </div>
    </>
  )
}
