import { useTranslation } from 'react-i18next'
import type { ContentBuild } from '#shared/contract/content.ts'
import styles from './Content.module.css'

interface ChangesProps {
  changes: NonNullable<ContentBuild['changes']>
}

const HOW = ['added', 'changed', 'removed'] as const

/** What a version changes for players: missions, tasks, languages, and pictures, films and sounds. */
export function Changes({ changes }: ChangesProps) {
  const { t, i18n } = useTranslation()
  const { missions, tasks, texts, art } = changes
  const names = new Intl.DisplayNames([i18n.language || 'en'], { type: 'language' })
  const list = new Intl.ListFormat(i18n.language || 'en')
  const lines = [
    ...HOW.map((how) => missions[how] > 0 && t(`content.changes.missions.${how}`, { count: missions[how] })),
    ...HOW.map((how) => tasks[how] > 0 && t(`content.changes.tasks.${how}`, { count: tasks[how] })),
    texts.length > 0 &&
      t('content.changes.texts', { languages: list.format(texts.map((code) => names.of(code) ?? code)) }),
    art > 0 && t('content.changes.art', { count: art }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return <p className={styles.note}>{t('content.changes.none')}</p>
  return (
    <ul className={styles.changes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
