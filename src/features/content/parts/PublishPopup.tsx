import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentBuild, ContentVersion } from '#shared/contract/content.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sendPublish } from '../queries.ts'
import type { DraftWork } from '../use-draft-work.ts'
import { Changes } from './Changes.tsx'
import styles from './Content.module.css'
import { REFUSED, type Reason } from './refused.ts'
import { Said } from './Said.tsx'

interface PublishPopupProps {
  work: DraftWork
  build: ContentBuild
  versionsHref: string
  onClose: () => void
  onPublished: (version: ContentVersion) => void
}

/** Before players see it: what changes for them, and a note for colleagues. */
export function PublishPopup({ work, versionsHref, onClose, onPublished, ...asked }: PublishPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { folder, name, version, players } = work.adventure
  // what the summary is of, whatever is checked meanwhile
  const [build] = useState(asked.build)
  const [note, setNote] = useState('')
  const { sending, send } = useSending<Reason>(REFUSED)
  const isOvertaken = sending.state === 'failed' && sending.reason === 'newer-published'
  const publish = async (over: number | null) => {
    const isDone = await send(async () =>
      onPublished(await sendPublish(folder, { buildId: build.id, version: over, note: note.trim() })),
    )
    if (isDone) onClose()
    else await work.refresh()
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose} dismissable="escape">
      <div className={styles.asked}>
        <h2 id={titleId} className={styles.askedTitle}>
          {t('content.publish.title', { name })}
        </h2>
        {build.changes && <Changes changes={build.changes} />}
        <p className={styles.note}>{t('content.publish.means', { count: players })}</p>
        <TextField
          label={t('content.publish.note')}
          hint={t('content.publish.noteHint')}
          value={note}
          maxLength={300}
          onChange={({ target }) => setNote(target.value)}
        />
        {isOvertaken ? (
          <Overtaken version={version} versionsHref={versionsHref} onClose={onClose} />
        ) : (
          <Said sending={sending} />
        )}
        <div className={styles.actions}>
          <Button
            variant={isOvertaken ? 'danger' : 'primary'}
            loadingVerb={sending.state === 'sending' && t('content.publish.going')}
            onClick={() => void publish(isOvertaken ? (version?.number ?? null) : build.base)}
          >
            {t(isOvertaken ? 'content.publish.over' : 'content.publish.button')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('content.cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}

interface OvertakenProps {
  version: ContentVersion | null
  versionsHref: string
  onClose: () => void
}

/** Somebody published meanwhile. */
function Overtaken({ version, versionsHref, onClose }: OvertakenProps) {
  const { t } = useTranslation()
  const when = useWhen()
  return (
    <Notice tone="warn">
      <p>
        {version
          ? t('content.publish.newer', {
              number: version.number,
              who: version.published.by ?? t('content.somebody'),
              when: when.moment(version.published.at),
            })
          : t('content.refused.newer-published')}
      </p>
      {version && version.note !== '' && <p className={styles.quote}>{version.note}</p>}
      <a className={styles.link} href={versionsHref} onClick={onClose}>
        {t('content.publish.look')}
      </a>
    </Notice>
  )
}
