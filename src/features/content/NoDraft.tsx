import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import styles from './parts/Content.module.css'
import { OwnPopup } from './parts/OwnPopup.tsx'
import { zipAddress } from './send-bytes.ts'

interface NoDraftProps {
  adventure: ContentAdventure
  onBegun: () => void
}

/** An adventure of the release, whose files are not the tenant's: what that means, and the way to change it. */
export function NoDraft({ adventure, onBegun }: NoDraftProps) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const { canCopy, folder } = adventure
  return (
    <div className={styles.page}>
      <EmptyState sentence={t(canCopy ? 'content.own.none' : 'content.own.impossible')}>
        {canCopy && <Button onClick={() => setAsked(true)}>{t('content.own.button')}</Button>}
        {canCopy && (
          <a className={styles.link} href={zipAddress(folder)} download>
            {t('content.downloadAll')}
          </a>
        )}
      </EmptyState>
      {isAsked && <OwnPopup adventure={adventure} onClose={() => setAsked(false)} onBegun={onBegun} />}
    </div>
  )
}
