import { useTranslation } from 'react-i18next'
import type { LibraryChange } from '#shared/contract/content-library.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { howOf } from '../rules/library-groups.ts'
import { fileAddressOf, readFileText } from '../send-bytes.ts'
import styles from './Content.module.css'
import files from './Files.module.css'
import { Preview } from './Preview.tsx'

interface LibraryRowProps {
  /** Of the adventure. */
  folder: string
  change: LibraryChange
  isTaken: boolean
  onTaken: (isTaken: boolean) => void
}

/** A file that has changed in the library; where the draft has changed it as well, with both as they are. */
export function LibraryRow({ folder, change, isTaken, onTaken }: LibraryRowProps) {
  const { t } = useTranslation()
  const { path, isConflict } = change
  return (
    <li className={styles.stack}>
      <Checkbox
        label={
          <>
            <code className={styles.code}>{path}</code>
            <span className={styles.note}>
              {' '}
              {t(`content.library.how.${howOf(change)}`)}
              {isConflict && <> {t('content.library.conflict')}</>}
            </span>
          </>
        }
        checked={isTaken}
        onChange={({ target }) => onTaken(target.checked)}
      />
      {isConflict && <Both folder={folder} change={change} />}
    </li>
  )
}

function Both({ folder, change: { path, mine, theirs, bytes } }: { folder: string; change: LibraryChange }) {
  const { t } = useTranslation()
  return (
    <details>
      <summary className={styles.summary}>{t('content.library.both')}</summary>
      <div className={files.both}>
        <div className={files.one}>
          <h4>{t('content.library.ours')}</h4>
          {mine === null ? (
            <p>{t('content.conflict.deleted')}</p>
          ) : (
            <Preview
              path={path}
              bytes={bytes}
              address={fileAddressOf(folder, path, mine)}
              read={(signal) => readFileText(folder, path, signal)}
            />
          )}
        </div>
        <div className={files.one}>
          <h4>{t('content.library.theirs')}</h4>
          {theirs === null ? (
            <p>{t('content.conflict.deleted')}</p>
          ) : (
            <Preview
              path={path}
              bytes={bytes}
              address={fileAddressOf(folder, path, theirs, 'library')}
              read={(signal) => readFileText(folder, path, signal, 'library')}
            />
          )}
        </div>
      </div>
    </details>
  )
}
