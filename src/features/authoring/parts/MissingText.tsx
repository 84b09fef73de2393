import { useTranslation } from 'react-i18next'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../Authoring.module.css'
import { labelOfText } from '../label-of-text.ts'
import type { TaskWord } from '#shared/content/task-of-finding.ts'
import { useAuthoring } from '../use-authoring.ts'
import { sourceOf, useWriting } from '../use-writing.ts'

interface MissingTextProps {
  /** One text, once for each language that it is missing in; at least one. */
  words: readonly TaskWord[]
}

/** A text that the last check misses, in the author's words, with the way to its field: in the language that is written, if it is one of them. */
export function MissingText({ words }: MissingTextProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { languages } = useAuthoring()
  const next = words.find(({ language }) => language === writing.language) ?? words[0]
  if (!next) return null
  const { language, at } = next
  const source = sourceOf(writing, languages, at, language)
  const spoken = words.map((word) => nameOfLanguage(word.language)).join(', ')
  return (
    <Notice tone="error" isAnnounced>
      <p>
        <strong>{t('authoring.text.missing', { what: labelOfText(t, at), language: spoken })}</strong>
      </p>
      {source !== '' && <p>{t('authoring.source', { text: source })}</p>}
      <button type="button" className={styles.go} onClick={() => writing.seek(next)}>
        {t('authoring.text.write')}
      </button>
    </Notice>
  )
}
