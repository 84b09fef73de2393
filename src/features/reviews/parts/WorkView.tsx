import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rating, ReviewWork } from '#shared/contract/reviews.ts'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import { claimOf } from '#shared/scene/tasks/facts.ts'
import { isTaskKind } from '#shared/scene/tasks/is-task-kind.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ClockIcon, ListChecksIcon } from '#src/ui/icons.ts'
import { LoadNewVersion } from '#src/ui/LoadNewVersion.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { StarsGiven } from '#src/ui/StarsGiven.tsx'
import { HandedInItem } from './HandedInItem.tsx'
import { useLength } from './use-length.ts'
import styles from './WorkView.module.css'

/** What a player handed in, as it was answered; above it how long it took and how much was right. */
export function WorkView({ work }: { work: ReviewWork }) {
  const { t } = useTranslation()
  const length = useLength()
  const { handedIn, score, seconds, earlier, review, rating } = work
  const { type } = review.task
  const claim = claimOf(type)
  const isNewer = isNewerWork(work)
  const criteriaId = useId()
  return (
    <>
      <div className={styles.facts}>
        <Chip tone="plain" icon={<ClockIcon size={16} aria-hidden />}>
          {t('reviews.work.took', { time: length(seconds) })}
        </Chip>
        {score && (
          <Chip tone="plain" icon={<ListChecksIcon size={16} aria-hidden />}>
            {t('reviews.work.score', score)}
          </Chip>
        )}
        {claim && <Chip tone="warn">{t('reviews.work.claim.chip')}</Chip>}
      </div>
      {claim && <p className={styles.claim}>{t(`reviews.work.claim.${claim}`)}</p>}
      {rating && rating.criteria.length > 0 && (
        <section className={styles.criteria} aria-labelledby={criteriaId}>
          <h3 id={criteriaId}>{t('reviews.work.criteria')}</h3>
          <ul>
            {rating.criteria.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
        </section>
      )}
      {earlier.map((one) => (
        <Earlier key={one.ratedAt} rating={one} />
      ))}
      {isNewer && (
        <div className={styles.items}>
          <Notice tone="warn">{t('reviews.work.unknownKind')}</Notice>
          <LoadNewVersion />
        </div>
      )}
      {handedIn.length === 0 && !isNewer && <p className={styles.nothing}>{t('reviews.work.nothing')}</p>}
      {handedIn.length > 0 && (
        <ol className={styles.items}>
          {handedIn.map((item, index) =>
            isUnknown(item) ? null : (
              <li key={index} className={styles.item}>
                <HandedInItem item={item} />
              </li>
            ),
          )}
        </ol>
      )}
    </>
  )
}

/** Of a kind of task that a newer server has. */
export function isNewerWork({ review, handedIn }: ReviewWork): boolean {
  const { type } = review.task
  return (type !== null && !isTaskKind(type)) || handedIn.some(isUnknown)
}

/** A part of such a work. */
const isUnknown = (item: ReviewWork['handedIn'][number]) => item.sort === 'unknown'

/** What was said of an earlier try, so that nobody says it twice. */
function Earlier({ rating }: { rating: Rating }) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  const { stars, comment, by, ratedAt } = rating
  return (
    <div className={styles.earlier}>
      <p>
        {t('reviews.work.earlier', { name: by.displayName, when: ago(ratedAt) })}{' '}
        <StarsGiven
          stars={stars}
          starsNumber={ASSESSMENTS.length}
          label={t('reviews.stars', { stars, all: ASSESSMENTS.length })}
        />
      </p>
      {comment && <blockquote className={styles.words}>{comment}</blockquote>}
    </div>
  )
}
