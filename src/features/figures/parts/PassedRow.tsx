import { useTranslation } from 'react-i18next'
import type { Passed } from '#shared/contract/figures.ts'
import { claimOf } from '#shared/scene/tasks/facts.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Chip } from '#src/ui/Chip.tsx'
import styles from './Figures.module.css'

/** One task that one person passed. */
export function PassedRow({ passed }: { passed: Passed }) {
  const { t } = useTranslation()
  const { moment, day } = useWhen()
  const { person, task, mission, passedAt, version, score, rating } = passed
  return (
    <>
      <span className={styles.who}>
        <strong>{person.displayName}</strong>
        <span>{task.name}</span>
        <small>{[mission, moment(passedAt)].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.facts}>
        {score && <Chip tone="plain">{t('figures.passed.score', score)}</Chip>}
        {rating !== undefined && (
          <Chip tone="plain">
            {rating === null ? t('figures.passed.waiting') : t('figures.passed.stars', { count: rating })}
          </Chip>
        )}
        {claimOf(task.type) && <Chip tone="warn">{t('figures.passed.claim.chip')}</Chip>}
        {version && (
          <Chip tone={version.isNewest ? 'plain' : 'warn'}>
            {t(version.isNewest ? 'figures.passed.version' : 'figures.passed.oldVersion', {
              number: version.number,
              day: day(version.publishedAt),
            })}
          </Chip>
        )}
      </span>
    </>
  )
}
