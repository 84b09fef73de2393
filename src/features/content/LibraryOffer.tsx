import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './parts/Content.module.css'
import { LibraryPopup } from './parts/LibraryPopup.tsx'
import type { DraftWork } from './use-draft-work.ts'

/** Says that the adventure that a draft is a copy of has changed, where it has; nothing of it is taken by itself (WORLD-1). */
export function LibraryOffer({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { updates } = work.adventure
  if (updates === 0 && !isOpen) return null
  return (
    <Notice tone="info">
      <div className={styles.stack} data-offer>
        <p>{t('content.library.offer', { count: updates })}</p>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('content.library.look')}
          </Button>
        </div>
      </div>
      {isOpen && <LibraryPopup work={work} onClose={() => setOpen(false)} />}
    </Notice>
  )
}
