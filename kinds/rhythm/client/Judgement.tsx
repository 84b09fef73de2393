import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import { letterAt } from '#src/ui/play/answer-letters.ts'
import { showWhole } from '#src/ui/show-whole.ts'
import type { Judged, Round } from './rhythm-rule.ts'
import styles from './Judgement.module.css'

interface JudgementProps {
  judged: Judged
  round: Round
}

/** How a round was: the rate, each press as a bar between what is right, and why. */
export function Judgement({ judged, round }: JudgementProps) {
  const { t } = useTranslation()
  const { rate, from, to, share, intervals, explanation, chosen } = judged
  const tooSlow = rate < from
  const grade =
    share === 1 ? 'right' : share > 0 ? 'partly' : tooSlow ? 'slow' : rate > to ? 'fast' : 'uneven'
  const letter = (key: string | null) => letterAt(round.beats.findIndex((beat) => beat.key === key))
  return (
    <div role="status" className={styles.judgement}>
      <div ref={showWhole}>
        <Notice isAnnounced tone={share === 1 ? 'good' : share > 0 ? 'info' : 'warn'}>
          <strong>{t(`rhythm.grade.${grade}`)}</strong>{' '}
          {chosen === null
            ? t('rhythm.yours', { rate, from, to })
            : t('rhythm.chose', { letter: letter(chosen), rate, right: letter(judged.right), from, to })}{' '}
          {explanation}
        </Notice>
      </div>
      {intervals.length > 0 && <Bars intervals={intervals} from={from} to={to} />}
    </div>
  )
}

/** Presses a minute at the lower and the upper edge of the picture. */
const [LOWEST, HIGHEST] = [40, 200] as const

/** Each press by its own rate: higher is faster. What is right lies in the band; right and wrong differ by their form as well. */
function Bars({ intervals, from, to }: Pick<Judged, 'intervals' | 'from' | 'to'>) {
  const { t } = useTranslation()
  const percent = (rate: number) =>
    100 - ((Math.min(HIGHEST, Math.max(LOWEST, rate)) - LOWEST) / (HIGHEST - LOWEST)) * 100
  const amount = (verdict: string) => intervals.filter((one) => one.verdict === verdict).length
  return (
    <figure className={styles.figure}>
      <div className={styles.bars} aria-hidden>
        <span className={styles.band} style={{ top: `${percent(to)}%`, bottom: `${100 - percent(from)}%` }} />
        {intervals.map(({ ms, verdict }, index) => (
          <span
            key={index}
            className={styles.dot}
            data-verdict={verdict}
            style={{
              top: `${percent(60_000 / ms)}%`,
              insetInlineStart: `${((index + 0.5) / intervals.length) * 100}%`,
            }}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>
        {t('rhythm.counts', { right: amount('right'), fast: amount('fast'), slow: amount('slow') })}
      </figcaption>
    </figure>
  )
}
