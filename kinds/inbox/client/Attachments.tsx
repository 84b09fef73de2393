import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { FileTextIcon } from '#src/ui/icons.ts'
import { sortOfFile, type Mail } from './inbox-rule.ts'
import styles from './Attachments.module.css'
import { Clue } from './Clue.tsx'

interface AttachmentsProps {
  mail: Mail
  clues: readonly string[]
  onStatus: (text: string | null) => void
}

/** The files of a mail: what each is really is shown when it is pointed at, has the focus or is pressed; none is opened. */
export function Attachments({ mail: { attachments }, clues, onStatus }: AttachmentsProps) {
  const { t } = useTranslation()
  const label = useId()
  if (attachments.length === 0) return null
  return (
    <section aria-labelledby={label}>
      <h3 id={label} className={styles.head}>
        {t('inbox.attached', { count: attachments.length })}
      </h3>
      <ul className={styles.list}>
        {attachments.map((one) => (
          <li key={one.key}>
            <Attachment attachment={one} onStatus={onStatus} />
            {clues.includes(one.key) && <Clue />}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AttachmentProps {
  attachment: Mail['attachments'][number]
  onStatus: AttachmentsProps['onStatus']
}

function Attachment({ attachment: { name, size }, onStatus }: AttachmentProps) {
  const { t } = useTranslation()
  const id = useId()
  const sizeOf = useSizes()
  const sort = t(`inbox.file.${sortOfFile(name)}`)
  return (
    <button
      type="button"
      className={styles.file}
      aria-describedby={id}
      onPointerEnter={() => onStatus(sort)}
      onFocus={() => onStatus(sort)}
      onPointerLeave={() => onStatus(null)}
      onBlur={() => onStatus(null)}
      onClick={() => {
        onStatus(`${sort} ${t('inbox.nothingOpened')}`)
        announce({ kind: 'arrived', text: t('inbox.nothingOpened') })
      }}
    >
      <FileTextIcon size={24} aria-hidden />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{sizeOf(size * 1024)}</span>
      <span id={id} hidden>
        {sort}
      </span>
    </button>
  )
}
