import { useTranslation } from 'react-i18next'
import { CheckCircleIcon, InfoIcon, WarningCircleIcon, WarningIcon } from '#src/ui/icons.ts'
import { replyIn, type Ending as EndingFacts, type Line } from './conversation-rule.ts'
import styles from './Ending.module.css'

const SIGNS = { good: CheckCircleIcon, fair: WarningIcon, poor: WarningCircleIcon }

interface EndingProps {
  ending: EndingFacts
  lines: readonly Line[]
  name: string
}

/** How the conversation ended and why, and what would have been better to reply. */
export function Ending({ ending: { band, why, review }, lines, name }: EndingProps) {
  const { t } = useTranslation()
  const Sign = SIGNS[band]
  return (
    <section className={styles.ending} aria-label={t('conversation.end')}>
      <h2 className={styles.band} data-band={band}>
        <Sign size={24} weight="fill" aria-hidden />
        {t(`conversation.${band}`)}
      </h2>
      <p className={styles.why}>{why}</p>
      <h3 className={styles.head}>{t('conversation.review')}</h3>
      <ol className={styles.replies}>
        {review.map(({ scene, better, why: reason }) => {
          const line = lines.find((one) => one.scene === scene)
          if (!line) return null
          const Mark = better === null ? CheckCircleIcon : InfoIcon
          return (
            <li key={scene} className={styles.reply}>
              <p className={styles.theirs}>{t('conversation.quote', { name, text: line.text })}</p>
              <p>{t('conversation.replied', { reply: replyIn(line, line.chosen) })}</p>
              <p className={styles.verdict}>
                <Mark size={20} weight={better === null ? 'fill' : 'regular'} aria-hidden />
                {better === null
                  ? t('conversation.best')
                  : t('conversation.better', { reply: replyIn(line, better) })}
              </p>
              <p className={styles.reason}>{reason}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
