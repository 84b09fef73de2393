import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { sendBegin } from '../queries.ts'
import { AskPopup } from './AskPopup.tsx'

interface OwnPopupProps {
  adventure: ContentAdventure
  onClose: () => void
  onBegun: (folder: string) => void
}

/** Before an adventure of the release becomes the tenant's own. */
export function OwnPopup({ adventure: { folder, name }, onClose, onBegun }: OwnPopupProps) {
  const { t } = useTranslation()
  // one for all tries: a second answer makes no second draft
  const [id] = useState(() => crypto.randomUUID())
  const own = async () => {
    await sendBegin({ id, folder, from: folder })
    onBegun(folder)
  }
  return (
    <AskPopup
      isOpen
      title={t('content.own.title', { name })}
      actionLabel={t('content.own.button')}
      action={own}
      onClose={onClose}
    >
      <p>{t('content.own.means')}</p>
      <p>{t('content.own.updates')}</p>
    </AskPopup>
  )
}
