import { useTranslation } from 'react-i18next'
import styles from './Content.module.css'

const SHOWN = 100

interface PathListProps {
  /** Opens the list; without it the list is open. */
  title?: string
  files: readonly { path: string }[]
}

/** Files by their paths; nothing where there are none. */
export function PathList({ title, files }: PathListProps) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  const list = (
    <ul className={styles.paths}>
      {files.slice(0, SHOWN).map(({ path }) => (
        <li key={path}>
          <code className={styles.code}>{path}</code>
        </li>
      ))}
      {files.length > SHOWN && <li>{t('content.more', { count: files.length - SHOWN })}</li>}
    </ul>
  )
  if (title === undefined) return list
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      {list}
    </details>
  )
}
