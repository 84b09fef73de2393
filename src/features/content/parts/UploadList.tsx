import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { isOnItsOwn, type Upload } from '../rules/upload.ts'
import type { DraftWork } from '../use-draft-work.ts'
import { ConflictCard } from './ConflictCard.tsx'
import styles from './Content.module.css'
import files from './Files.module.css'
import { detailOf, reasonOf } from './refused.ts'

/** Of files on their way so many are shown one by one. */
const SHOWN = 6

/** Files on their way into the draft, those that were refused, and those that somebody else changed meanwhile. */
export function UploadList({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  const { uploads, done, sender } = work
  const going = uploads.filter(isOnItsOwn)
  const failed = uploads.filter(({ state }) => state === 'failed')
  const conflicts = uploads.filter(({ state }) => state === 'conflict')
  const total = going.length + done
  const sent = done + going.filter(({ state }) => state === 'sent').length
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {going.length > 0
            ? t('content.upload.progress', { done: sent, count: total })
            : done > 0 && t('content.upload.done', { count: done })}
        </span>
      </VisuallyHidden>
      {conflicts.map((one) => (
        <ConflictCard key={one.id} folder={work.adventure.folder} upload={one} sender={sender} />
      ))}
      {failed.map((one) => (
        <Failed
          key={one.id}
          upload={one}
          onRetry={() => sender.retry(one.id)}
          onDrop={() => sender.drop(one.id)}
        />
      ))}
      {going.length > 0 && (
        <section className={files.uploads} aria-label={t('content.upload.title')}>
          <div className={files.uploadsHead}>
            <h2 className={styles.askedTitle}>
              {t('content.upload.progress', { done: sent, count: total })}
            </h2>
            <Button variant="secondary" onClick={() => going.forEach(({ id }) => sender.drop(id))}>
              {t('content.upload.cancelAll')}
            </Button>
          </div>
          <ul className={files.uploadRows}>
            {shownFirst(going).map((one) => (
              <Going key={one.id} upload={one} onDrop={() => sender.drop(one.id)} />
            ))}
          </ul>
          {going.length > SHOWN && (
            <p className={styles.note}>{t('content.more', { count: going.length - SHOWN })}</p>
          )}
        </section>
      )}
    </>
  )
}

const shownFirst = (going: readonly Upload[]): readonly Upload[] =>
  [
    ...going.filter(({ state }) => state === 'sending'),
    ...going.filter(({ state }) => state !== 'sending'),
  ].slice(0, SHOWN)

function Going({
  upload: { path, file, sent, state, isRetrying },
  onDrop,
}: {
  upload: Upload
  onDrop: () => void
}) {
  const { t } = useTranslation()
  const words = isRetrying ? 'again' : state === 'waiting' || state === 'sent' ? state : 'sending'
  return (
    <li className={files.uploadRow}>
      <div>
        <p className={styles.path}>{path}</p>
        <ProgressBar
          label={path}
          percent={file.size === 0 ? 100 : (100 * sent) / file.size}
          bottomLabel={<span className={styles.note}>{t(`content.upload.state.${words}`)}</span>}
        />
      </div>
      <IconButton
        material="paper"
        label={t('content.upload.cancel', { path })}
        icon={<XIcon aria-hidden />}
        onClick={onDrop}
      />
    </li>
  )
}

function Failed({ upload, onRetry, onDrop }: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
  const { t } = useTranslation()
  const { path, failure } = upload
  const reason = failure ? reasonOf(failure) : 'broken'
  const detail = failure && reason === 'refused-fields' ? detailOf(failure) : ''
  return (
    <Notice tone="error">
      <p>
        <strong className={styles.path}>{path}</strong>
      </p>
      <p>
        {t(`content.refused.${reason}`)}{' '}
        {detail !== '' && (
          <code lang="en" className={styles.code}>
            {detail}
          </code>
        )}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onRetry}>
          {t('content.upload.again')}
        </Button>
        <Button variant="secondary" onClick={onDrop}>
          {t('content.upload.giveUp')}
        </Button>
      </div>
    </Notice>
  )
}
