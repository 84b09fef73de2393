import { useTranslation } from 'react-i18next'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Authoring.module.css'
import { labelOfText } from '../label-of-text.ts'
import type { TaskWord } from '../task-of-finding.ts'
import { useAuthoring } from '../use-authoring.ts'
import { sourceOf, useWriting } from '../use-writing.ts'

/** A text that the last check misses, in the author's words, with the way to its field. */
export function MissingText({ word }: { word: TaskWord }) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { languages } = useAuthoring()
  const { language, at } = word
  const source = sourceOf(writing, languages, at, language)
  const spoken = nameOfLanguage(language)
  return (
    <Notice tone="error" isAnnounced>
      <p>
        <strong>{t('authoring.text.missing', { what: labelOfText(t, at), language: spoken })}</strong>
      </p>
      {source !== '' && <p>{t('authoring.source', { text: source })}</p>}
      <button type="button" className={styles.go} onClick={() => writing.seek(word)}>
        {t('authoring.text.write')}
      </button>
    </Notice>
  )
}
