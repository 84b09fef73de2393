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

/** Before an adventure of the release becomes the tenant's own, or one of the tenant's gets a draft again. */
export function OwnPopup({ adventure: { folder, name, published }, onClose, onBegun }: OwnPopupProps) {
  const { t } = useTranslation()
  // one for all tries: a second answer makes no second draft
  const [id] = useState(() => crypto.randomUUID())
  const isOwn = published === 'own'
  const own = async () => {
    await sendBegin({ id, folder, from: folder })
    onBegun(folder)
  }
  return (
    <AskPopup
      isOpen
      title={t(isOwn ? 'content.own.beginTitle' : 'content.own.title', { name })}
      actionLabel={t(isOwn ? 'content.own.begin' : 'content.own.button')}
      action={own}
      onClose={onClose}
    >
      <p>{t(isOwn ? 'content.own.beginMeans' : 'content.own.means')}</p>
      {!isOwn && <p>{t('content.own.updates')}</p>}
    </AskPopup>
  )
}
