import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentVersion } from '#shared/contract/content.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { AdventureState } from './parts/AdventureState.tsx'
import { CheckProgress } from './parts/CheckProgress.tsx'
import styles from './parts/Content.module.css'
import { PublishButton } from './PublishButton.tsx'
import type { DraftWork } from './use-draft-work.ts'

interface PublishBarProps {
  work: DraftWork
  versionsHref: string
  /** Opens it as players would see it. */
  preview: ReactNode
}

/** How far a draft is on its way to players, and the last step of it (WORLD-3). */
export function PublishBar({ work, versionsHref, preview }: PublishBarProps) {
  const { t } = useTranslation()
  const [published, setPublished] = useState<ContentVersion | null>(null)
  const { adventure, check } = work
  const isLatest = published !== null && published.number >= (adventure.version?.number ?? 0)
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <div className={styles.chips}>
          <AdventureState adventure={adventure} isChecked={false} />
          <CheckProgress check={check} />
        </div>
        <div className={styles.actions}>
          {preview}
          <PublishButton work={work} versionsHref={versionsHref} onPublished={setPublished} />
        </div>
      </div>
      {isLatest && (
        <Notice tone="good">
          <p>
            <strong>{t('content.publish.done', { number: published.number })}</strong>
          </p>
          <p>{t('content.publish.now')}</p>
        </Notice>
      )}
    </div>
  )
}
