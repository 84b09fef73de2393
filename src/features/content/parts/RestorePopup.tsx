import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentAdventure, ContentVersion } from '#shared/contract/content.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { sendRestore } from '../queries.ts'
import { latestSeen } from '../rules/publish-plan.ts'
import { AskPopup } from './AskPopup.tsx'

interface RestorePopupProps {
  adventure: ContentAdventure
  version: ContentVersion
  onClose: () => void
  onRefused: () => void
  onRestored: (version: ContentVersion) => void
}

/** Before an earlier version is shown to players again. */
export function RestorePopup({ adventure, version, onClose, onRefused, onRestored }: RestorePopupProps) {
  const { t } = useTranslation()
  const when = useWhen()
  const [note, setNote] = useState('')
  const latest = latestSeen(adventure)?.number ?? null
  const { number, isTrial } = version
  const restore = async () =>
    onRestored(await sendRestore(adventure.folder, number, { version: latest, note: note.trim() }))
  return (
    <AskPopup
      isOpen
      title={t(isTrial ? 'content.trial.allTitle' : 'content.restore.title', { number })}
      actionLabel={t(isTrial ? 'content.trial.all' : 'content.restore.button')}
      action={restore}
      onRefused={onRefused}
      onClose={onClose}
    >
      <p>
        {isTrial
          ? t('content.publish.means', { count: adventure.players })
          : t('content.restore.means', { when: when.moment(version.published.at) })}
      </p>
      {!isTrial && <p>{t('content.restore.draft')}</p>}
      {adventure.schedule?.refusal === null && <p>{t('content.publish.takesOff')}</p>}
      {!isTrial && adventure.trial && <p>{t('content.publish.endsTrial')}</p>}
      <TextField
        label={t('content.publish.note')}
        hint={t('content.publish.noteHint')}
        value={note}
        maxLength={300}
        onChange={({ target }) => setNote(target.value)}
      />
    </AskPopup>
  )
}
