import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import { AdventureState } from './parts/AdventureState.tsx'
import { CheckProgress } from './parts/CheckProgress.tsx'
import styles from './parts/Content.module.css'
import { ScheduleNote } from './parts/ScheduleNote.tsx'
import { PublishButton } from './PublishButton.tsx'
import { usePublishSaid, type PublishOutcome } from './publish-outcome.ts'
import { latestSeen } from './rules/publish-plan.ts'
import type { DraftWork } from './use-draft-work.ts'

interface PublishBarProps {
  work: DraftWork
  versionsHref: string
  /** What the check found. */
  checkHref: string
  /** Opens it as players would see it. */
  preview: ReactNode
}

/** How far a draft is on its way to players, and the last step of it (WORLD-3). */
export function PublishBar({ work, versionsHref, checkHref, preview }: PublishBarProps) {
  const { t } = useTranslation()
  const said = usePublishSaid()
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null)
  const { adventure, check } = work
  const { version, draft, schedule } = adventure
  const done = outcome && 'version' in outcome ? outcome.version : null
  const isLatest = done !== null && done.number >= (latestSeen(adventure)?.number ?? 0)
  const isBehind = draft?.isAhead === true && version?.isCurrent === true && version.restored !== null
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <div className={styles.chips}>
          <AdventureState adventure={adventure} isChecked={false} />
          <CheckProgress check={check} href={checkHref} />
        </div>
        <div className={styles.actions}>
          {preview}
          <PublishButton work={work} versionsHref={versionsHref} onPublished={setOutcome} />
        </div>
      </div>
      {isBehind && !isLatest && (
        <p className={styles.note}>{t('content.restore.since', { number: version.restored })}</p>
      )}
      {schedule && (
        <ScheduleNote folder={adventure.folder} schedule={schedule} onChanged={() => void work.refresh()} />
      )}
      {isLatest && outcome && (
        <Notice tone="good">
          <p>
            <strong>{said(outcome)}</strong>
          </p>
          <p>
            {t(
              done.teams !== null
                ? 'content.publish.nowFirst'
                : adventure.players > 0
                  ? 'content.publish.now'
                  : 'content.publish.nobody',
            )}
          </p>
        </Notice>
      )}
    </div>
  )
}
