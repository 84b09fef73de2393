import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentAdventure, ContentVersion } from '#shared/contract/content.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { sendRestore } from '../queries.ts'
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
  const current = adventure.version?.number ?? null
  const restore = async () =>
    onRestored(await sendRestore(adventure.folder, version.number, { version: current, note: note.trim() }))
  return (
    <AskPopup
      isOpen
      title={t('content.restore.title', { number: version.number })}
      actionLabel={t('content.restore.button')}
      action={restore}
      onRefused={onRefused}
      onClose={onClose}
    >
      <p>{t('content.restore.means', { when: when.moment(version.published.at) })}</p>
      <p>{t('content.restore.draft')}</p>
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
