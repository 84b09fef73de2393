import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePercent } from '#src/i18n/use-percent.ts'
import type { ShownItem } from './shown-item.ts'
import { useSteps } from './use-steps.ts'
import styles from './Charts.module.css'

/** Points that would lie on each other are set so far apart, in shares of the width. */
const APART = 0.075

/** Questions as points: the surer, the further along; the more were right, the higher. */
export function ItemMap({ items }: { items: readonly ShownItem[] }) {
  const { t } = useTranslation()
  const percent = usePercent()
  const steps = useSteps(items.length, 0)
  const share = (value: number) => percent(Math.round(value * 100))
  const say = ({ number, text, right, sure }: ShownItem) =>
    t('figures.exam.point', { number, question: text, right: share(right), sure: share(sure ?? 0) })
  const at = items[steps.at]
  const placed = spread(items)
  // a point is smaller than a thumb, and others may be close: the whole map answers, by what is nearest
  const chooseNearest = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, bottom, width, height } = currentTarget.getBoundingClientRect()
    const away = placed.map(({ item, x }) =>
      Math.hypot(left + x * width - clientX, bottom - item.right * height - clientY),
    )
    steps.choose(away.indexOf(Math.min(...away)))
  }
  return (
    <div className={styles.plate} data-material="night">
      <p className={styles.readout} aria-hidden>
        {at && say(at)}
      </p>
      <div className={styles.map}>
        <span className={styles.corner} data-at="guessed" aria-hidden>
          {t('figures.exam.guessed')}
        </span>
        <span className={styles.corner} data-at="known" aria-hidden>
          {t('figures.exam.known')}
        </span>
        <span className={styles.corner} data-at="gap" aria-hidden>
          {t('figures.exam.gap')}
        </span>
        <span className={styles.corner} data-at="mistaken" aria-hidden>
          {t('figures.exam.believed')}
        </span>
        <div
          {...steps.list}
          aria-label={t('figures.exam.map')}
          className={styles.points}
          onPointerDown={chooseNearest}
          onPointerMove={chooseNearest}
        >
          {placed.map(({ item, x }, index) => (
            <div
              key={item.number}
              {...steps.option(index)}
              aria-label={say(item)}
              className={styles.point}
              style={{ '--x': String(x), '--y': String(item.right) }}
            >
              {item.number}
            </div>
          ))}
        </div>
      </div>
      <p className={styles.axis} aria-hidden>
        <span>{t('figures.exam.unsureAxis')}</span>
        <span>{t('figures.exam.sureAxis')}</span>
      </p>
    </div>
  )
}

function spread(items: readonly ShownItem[]): { item: ShownItem; x: number }[] {
  const placed: { item: ShownItem; x: number }[] = []
  for (const item of items) {
    let x = item.sure ?? 0
    const isTaken = () =>
      placed.some((one) => Math.abs(one.x - x) < APART && Math.abs(one.item.right - item.right) < APART)
    while (isTaken() && x < 1) x += APART
    while (isTaken() && x > 0) x -= APART
    placed.push({ item, x: Math.min(1, Math.max(0, x)) })
  }
  return placed
}
