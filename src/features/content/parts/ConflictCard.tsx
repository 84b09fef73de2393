import { useTranslation } from 'react-i18next'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { Button } from '#src/ui/Button.tsx'
import { WarningIcon } from '#src/ui/icons.ts'
import { showWhole } from '#src/ui/show-whole.ts'
import { fileAddressOf, readFileText } from '../send-bytes.ts'
import { nameOf } from '../rules/tree.ts'
import type { Upload } from '../rules/upload.ts'
import type { Uploads } from '../uploads.ts'
import styles from './Content.module.css'
import files from './Files.module.css'
import { Preview } from './Preview.tsx'

interface ConflictCardProps {
  folder: string
  upload: Upload
  sender: Uploads
}

/** A file that somebody else changed while mine was on its way: both, and the choice between them (WORLD-6). */
export function ConflictCard({ folder, upload, sender }: ConflictCardProps) {
  const { t } = useTranslation()
  const when = useWhen()
  const sizeOf = useSizes()
  const { id, path, file, address, theirs } = upload
  return (
    <section
      ref={showWhole}
      className={files.conflict}
      role="alert"
      aria-label={t('content.conflict.title', { name: nameOf(path) })}
    >
      <h2 className={files.conflictTitle}>
        <WarningIcon size={24} weight="fill" aria-hidden />
        {t('content.conflict.title', { name: nameOf(path) })}
      </h2>
      <p className={styles.note}>
        <code className={styles.code}>{path}</code>
      </p>
      <div className={files.both}>
        <div className={files.one}>
          <h3>{t('content.conflict.theirs')}</h3>
          {theirs ? (
            <>
              <p className={styles.note}>
                {theirs.changed.by ?? t('content.somebody')} · {when.moment(theirs.changed.at)} ·{' '}
                {sizeOf(theirs.bytes)}
              </p>
              <Preview
                path={path}
                bytes={theirs.bytes}
                address={fileAddressOf(folder, path, theirs.hash)}
                read={(signal) => readFileText(folder, path, signal)}
              />
            </>
          ) : (
            <p>{t('content.conflict.deleted')}</p>
          )}
        </div>
        <div className={files.one}>
          <h3>{t('content.conflict.mine')}</h3>
          <p className={styles.note}>{sizeOf(file.size)}</p>
          <Preview path={path} bytes={file.size} address={address} read={() => file.text()} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => sender.drop(id)}>{t('content.conflict.keep')}</Button>
        <Button variant="secondary" onClick={() => sender.replace(id)}>
          {t('content.conflict.replace')}
        </Button>
        <a className={styles.link} href={address} download={nameOf(path)}>
          {t('content.conflict.save')}
        </a>
      </div>
    </section>
  )
}
