import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendDiscard } from '../queries.ts'
import type { DraftWork } from '../use-draft-work.ts'
import { AskPopup } from './AskPopup.tsx'

interface DiscardPopupProps {
  work: DraftWork
  onClose: () => void
  onDiscarded: () => void
}

/** Before a draft goes for good. */
export function DiscardPopup({ work, onClose, onDiscarded }: DiscardPopupProps) {
  const { t } = useTranslation()
  const { adventure, refresh } = work
  // as it was when the question was asked: what is changed meanwhile is not meant
  const [revision] = useState(work.revision ?? 1)
  const discard = async () => {
    await sendDiscard(adventure.folder, revision)
    onDiscarded()
    await refresh()
  }
  return (
    <AskPopup
      isOpen
      isDanger
      title={t('content.discard.title', { name: adventure.name })}
      actionLabel={t('content.discard.button')}
      action={discard}
      onRefused={() => void refresh()}
      onClose={onClose}
    >
      <p>{t(adventure.published === null ? 'content.discard.unpublished' : 'content.discard.published')}</p>
      {adventure.schedule?.refusal === null && <p>{t('content.discard.scheduled')}</p>}
    </AskPopup>
  )
}
