import { useTranslation } from 'react-i18next'
import type { ContentBuild } from '#shared/contract/content.ts'
import { namesOf } from '../rules/named-changes.ts'
import styles from './Content.module.css'

interface ChangesProps {
  changes: NonNullable<ContentBuild['changes']>
}

const HOW = ['added', 'changed', 'removed'] as const
/** So many are named at once; the others unfold. */
const AT_ONCE = 6

/** What a version changes for players: missions and tasks by name, languages, and files. */
export function Changes({ changes }: ChangesProps) {
  const { t, i18n } = useTranslation()
  const { missions, tasks, texts, art, files, fileCount = 0 } = changes
  const language = i18n.language || 'en'
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  const list = new Intl.ListFormat(language)
  const lines = [
    ...HOW.map((how) => ({
      line: missions[how] > 0 && t(`content.changes.missions.${how}`, { count: missions[how] }),
      names: namesOf(changes, 'mission', how, language),
      count: missions[how],
    })),
    ...HOW.map((how) => ({
      line: tasks[how] > 0 && t(`content.changes.tasks.${how}`, { count: tasks[how] }),
      names: namesOf(changes, 'task', how, language),
      count: tasks[how],
    })),
    {
      line:
        texts.length > 0 &&
        t('content.changes.texts', {
          languages: list.format(texts.map((code) => languages.of(code) ?? code)),
        }),
      ...{ names: [], count: 0 },
    },
    // pictures in several sizes are counted as several: where files are known, those are what was changed
    files
      ? {
          line: fileCount > 0 && t('content.changes.files', { count: fileCount }),
          names: files.map(({ path }) => path),
          count: fileCount,
        }
      : { line: art > 0 && t('content.changes.art', { count: art }), names: [], count: 0 },
  ].flatMap(({ line, ...more }) => (line === false ? [] : [{ line, ...more }]))
  if (lines.length === 0) return <p className={styles.note}>{t('content.changes.none')}</p>
  return (
    <ul className={styles.changes}>
      {lines.map(({ line, names, count }) => (
        <li key={line}>
          {line}
          <Names names={names} count={count} />
        </li>
      ))}
    </ul>
  )
}

function Names({ names, count }: { names: readonly string[]; count: number }) {
  const { t } = useTranslation()
  if (names.length === 0) return null
  const rest = count - names.length
  const all = (
    <ul className={styles.names}>
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
      {rest > 0 && <li>{t('content.more', { count: rest })}</li>}
    </ul>
  )
  if (count <= AT_ONCE) return all
  return (
    <details>
      <summary className={styles.summary}>{t('content.changes.which')}</summary>
      {all}
    </details>
  )
}
