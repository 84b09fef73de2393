import { useTranslation } from 'react-i18next'
import type { HandedIn } from '#shared/contract/reviews.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Chip } from '#src/ui/Chip.tsx'
import styles from './WorkView.module.css'
import { useLength } from './use-length.ts'

type Part = HandedIn & { sort: 'part' }

const WORDS = {
  passed: 'reviews.work.part.passed',
  completed: 'reviews.work.part.completed',
  failed: 'reviews.work.part.failed',
  incomplete: 'reviews.work.part.incomplete',
  browsed: 'reviews.work.part.browsed',
  'not attempted': 'reviews.work.part.notAttempted',
} as const satisfies Record<Part['status'], string>

const TONES: Partial<Record<Part['status'], 'good' | 'bad'>> = {
  passed: 'good',
  completed: 'good',
  failed: 'bad',
}

/** A part of a course, as it said of itself: how it stands, its score, its right answers, and how long it took. */
export function HandedInPart({ part }: { part: Part }) {
  const { t } = useTranslation()
  const percentOf = usePercent()
  const length = useLength()
  const { title, status, percent, answers, seconds } = part
  return (
    <>
      <h3 className={styles.question}>{title}</h3>
      <div className={styles.facts}>
        <Chip tone={TONES[status] ?? 'plain'}>{t(WORDS[status])}</Chip>
        {percent !== null && (
          <Chip tone="plain">{t('reviews.work.part.score', { percent: percentOf(percent) })}</Chip>
        )}
        {answers && (
          <Chip tone="plain">{t('reviews.work.score', { right: answers.right, all: answers.judged })}</Chip>
        )}
        {seconds > 0 && <Chip tone="plain">{t('reviews.work.took', { time: length(seconds) })}</Chip>}
      </div>
    </>
  )
}
