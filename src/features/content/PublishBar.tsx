import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentVersion } from '#shared/contract/content.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { AdventureState } from './parts/AdventureState.tsx'
import { CheckProgress } from './parts/CheckProgress.tsx'
import styles from './parts/Content.module.css'
import { PublishPopup } from './parts/PublishPopup.tsx'
import { blockOf } from './rules/block.ts'
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
  const [isOpen, setOpen] = useState(false)
  const [published, setPublished] = useState<ContentVersion | null>(null)
  const { adventure, check } = work
  const block = blockOf(work)
  const isLatest = published !== null && published.number >= (adventure.version?.number ?? 0)
  const why = block !== null && t(`content.publish.block.${block.why}`, { count: block.count })
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <div className={styles.chips}>
          <AdventureState adventure={adventure} isChecked={false} />
          <CheckProgress check={check} />
        </div>
        <div className={styles.actions}>
          {preview}
          <Button disabledReason={why} onClick={() => setOpen(true)}>
            {t('content.publish.button')}
          </Button>
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
      {isOpen && check.build && (
        <PublishPopup
          work={work}
          build={check.build}
          versionsHref={versionsHref}
          onClose={() => setOpen(false)}
          onPublished={(version) => {
            setPublished(version)
            void work.refresh()
          }}
        />
      )}
    </div>
  )
}
