import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentVersion } from '#shared/contract/content.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArrowUUpLeftIcon, CheckIcon, UsersThreeIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { AskPopup } from './parts/AskPopup.tsx'
import { Changes } from './parts/Changes.tsx'
import styles from './parts/Content.module.css'
import { RestorePopup } from './parts/RestorePopup.tsx'
import { sendEndTrial, versionsQuery } from './queries.ts'
import { comparable, comparisonOf, type Comparison } from './rules/compared.ts'
import type { DraftWork } from './use-draft-work.ts'

interface VersionsRoomProps {
  work: DraftWork
  /** Opens a version as it was. */
  previewOf: (number: number) => ReactNode
  /** The address that compares two of them, or one with the draft. */
  compareHref: (comparison: Comparison) => string
}

/** What was published, the newest first, and the way back to any of it (WORLD-3). */
export function VersionsRoom({ work, previewOf, compareHref }: VersionsRoomProps) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(versionsQuery(work.adventure.folder))
  const [asked, setAsked] = useState<ContentVersion | null>(null)
  const [restored, setRestored] = useState<ContentVersion | null>(null)
  const [ending, setEnding] = useState<ContentVersion | null>(null)
  if (!data)
    return (
      <Coming error={error} sentence={t('content.unreadVersions')} onRetry={refetch} heights={[6, 6, 6]} />
    )
  const { versions } = data
  const wasTried = versions.some(({ number, teams }) => number === restored?.restored && teams !== null)
  const namesIn = ({ teams }: ContentVersion) =>
    new Intl.ListFormat(i18n.language || 'en').format((teams ?? []).map(({ name }) => name))
  const all = comparable(versions, work.adventure.draft !== null)
  const compareWith = (number: number) => {
    const comparison = comparisonOf(number, all)
    return comparison && compareHref(comparison)
  }
  return (
    <div className={styles.page}>
      {restored && (
        <Notice tone="good">
          <p>
            <strong>
              {t(wasTried ? 'content.publish.done' : 'content.restore.done', {
                number: wasTried ? restored.number : (restored.restored ?? restored.number),
              })}
            </strong>
          </p>
          <p>{t('content.publish.now')}</p>
        </Notice>
      )}
      {versions.length === 0 ? (
        <EmptyState sentence={t('content.noVersions')} />
      ) : (
        <ol className={styles.stack} aria-label={t('content.versions')}>
          {versions.map((version) => (
            <VersionRow
              key={version.number}
              version={version}
              preview={previewOf(version.number)}
              compareHref={compareWith(version.number)}
              onRestore={() => setAsked(version)}
              onEnd={() => setEnding(version)}
            />
          ))}
        </ol>
      )}
      {ending && (
        <AskPopup
          isOpen
          title={t('content.trial.endTitle', { number: ending.number })}
          actionLabel={t('content.trial.end')}
          action={async () => {
            await sendEndTrial(work.adventure.folder, ending.number)
            void work.refresh()
          }}
          onRefused={() => void work.refresh()}
          onClose={() => setEnding(null)}
        >
          <p>{t('content.trial.endMeans', { teams: namesIn(ending) })}</p>
        </AskPopup>
      )}
      {asked && (
        <RestorePopup
          adventure={work.adventure}
          version={asked}
          onRefused={() => void work.refresh()}
          onClose={() => setAsked(null)}
          onRestored={(version) => {
            setRestored(version)
            void work.refresh()
          }}
        />
      )}
    </div>
  )
}

interface VersionRowProps {
  version: ContentVersion
  preview: ReactNode
  /** Undefined: there is nothing to compare it with. */
  compareHref: string | undefined
  onRestore: () => void
  onEnd: () => void
}

function VersionRow({ version, preview, compareHref, onRestore, onEnd }: VersionRowProps) {
  const { t, i18n } = useTranslation()
  const when = useWhen()
  const { number, note, published, isCurrent, isTrial, teams, scheduledAt, restored, changes } = version
  const names = new Intl.ListFormat(i18n.language || 'en').format((teams ?? []).map(({ name }) => name))
  return (
    <li className={styles.version} data-current={isCurrent} data-trial={isTrial}>
      <div className={styles.bar}>
        <h2 className={styles.versionName}>{t('content.version', { number })}</h2>
        <div className={styles.actions}>
          {isCurrent && (
            <Chip tone="good" icon={<CheckIcon size={16} weight="bold" aria-hidden />}>
              {t('content.current')}
            </Chip>
          )}
          {isTrial && (
            <Chip tone="warn" icon={<UsersThreeIcon size={16} weight="bold" aria-hidden />}>
              {t('content.trial.chip')}
            </Chip>
          )}
          {preview}
          {compareHref !== undefined && (
            <a className={styles.link} href={compareHref} aria-label={t('content.compare.label', { number })}>
              {t('content.compare.button')}
            </a>
          )}
          {isTrial && (
            <Button variant="secondary" onClick={onEnd}>
              {t('content.trial.end')}
            </Button>
          )}
          {!isCurrent && (
            <Button
              variant={isTrial ? 'primary' : 'secondary'}
              icon={isTrial ? undefined : <ArrowUUpLeftIcon size={20} aria-hidden />}
              aria-label={t(isTrial ? 'content.trial.allLabel' : 'content.restore.label', { number })}
              onClick={onRestore}
            >
              {t(isTrial ? 'content.trial.all' : 'content.restore.button')}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.note}>
        {published.by === null
          ? t('content.withRelease', { when: when.moment(published.at) })
          : t('content.by', { who: published.by, when: when.moment(published.at) })}
      </p>
      {scheduledAt !== null && (
        <p className={styles.note}>{t('content.schedule.was', { when: when.moment(scheduledAt) })}</p>
      )}
      {teams !== null && names !== '' && (
        <p>{t(isTrial ? 'content.trial.seenBy' : 'content.trial.wasFor', { teams: names })}</p>
      )}
      {restored !== null && <p>{t('content.restoredFrom', { number: restored })}</p>}
      {note !== '' && <p className={styles.quote}>{note}</p>}
      {changes && <Changes changes={changes} />}
    </li>
  )
}
