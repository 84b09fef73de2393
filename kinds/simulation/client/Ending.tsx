import { useTranslation } from 'react-i18next'
import type { Band } from '#shared/domain/bands.ts'
import { CheckCircleIcon, InfoIcon, WarningCircleIcon, WarningIcon } from '#src/ui/icons.ts'
import styles from './Ending.module.css'
import type { Ending as EndingFacts, Path, Scene } from './simulation.ts'

const MARKS = { good: CheckCircleIcon, fair: WarningIcon, poor: WarningCircleIcon }

/** How it ended, in a word and a mark; without a band as long as the server has not said it. */
export function Verdict({ band, className }: { band: Band | null; className: string | undefined }) {
  const { t } = useTranslation()
  const Mark = band && MARKS[band]
  return (
    <p className={className} data-band={band ?? undefined}>
      {Mark && <Mark size={20} weight="fill" aria-hidden />}
      {t(`simulation.${band ?? 'end'}`)}
    </p>
  )
}

interface EndingProps {
  ending: EndingFacts
  scenes: readonly Scene[]
  path: Path
}

/** Why it ended so, and what would have been better on the way. */
export function Ending({ ending, scenes, path }: EndingProps) {
  const { t } = useTranslation()
  return (
    <>
      <section className={styles.why}>
        <h3 className={styles.heading}>{t('simulation.why')}</h3>
        <p className={styles.text}>{ending.why}</p>
      </section>
      <section>
        <h3 className={styles.heading}>{t('simulation.review')}</h3>
        <ol className={styles.steps}>
          {ending.review.map(({ scene: id, better, why }) => {
            const scene = scenes.find((one) => one.id === id)
            const say = (choice: string | null | undefined): string =>
              scene?.choices.find((one) => one.id === choice)?.text ?? ''
            const chosen = path.find((step) => step.scene === id)?.choice
            return (
              <li key={id} className={styles.step}>
                <h4 className={styles.title}>{scene?.title}</h4>
                <p className={styles.text}>{t('simulation.chose', { choice: say(chosen) })}</p>
                <p className={styles.verdict}>
                  {better === null ? (
                    <CheckCircleIcon size={20} weight="fill" aria-hidden />
                  ) : (
                    <InfoIcon size={20} aria-hidden />
                  )}
                  {better === null ? t('simulation.best') : t('simulation.better', { choice: say(better) })}
                </p>
                <p className={styles.reason}>{why}</p>
              </li>
            )
          })}
        </ol>
      </section>
    </>
  )
}
