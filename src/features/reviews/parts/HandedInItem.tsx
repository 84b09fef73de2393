import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HandedIn } from '#shared/contract/reviews.ts'
import { isSure } from '#shared/domain/sureness.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { CheckIcon, XIcon } from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { StarsGiven } from '#src/ui/StarsGiven.tsx'
import { classes } from '#src/ui/class-names.ts'
import { HandedInFile } from './HandedInFile.tsx'
import { HandedInPart } from './HandedInPart.tsx'
import styles from './WorkView.module.css'

/** One thing that was handed in, in the words that its player saw and typed. */
export function HandedInItem({ item }: { item: HandedIn }) {
  const { t } = useTranslation()
  switch (item.sort) {
    case 'answer':
      return <Answer item={item} />
    case 'scale':
      return (
        <Said question={item.question}>
          {item.value === null ? (
            <Unanswered />
          ) : (
            <p className={styles.value}>
              <strong className={styles.number}>{item.value}</strong>
              <span>{t('reviews.work.scale', { min: item.min, max: item.max })}</span>
              <span className={styles.ends}>
                {item.min} {item.minLabel}, {item.max} {item.maxLabel}
              </span>
            </p>
          )}
        </Said>
      )
    case 'stars':
      return (
        <Said question={item.question}>
          {item.value === null ? (
            <Unanswered />
          ) : (
            <StarsGiven
              stars={item.value}
              starsNumber={item.starsNumber}
              label={t('reviews.stars', { stars: item.value, all: item.starsNumber })}
            />
          )}
        </Said>
      )
    case 'opinion':
      return (
        <Said question={item.question}>
          {item.text === '' ? (
            <Unanswered />
          ) : (
            <blockquote className={styles.words} dir="auto">
              {item.text}
            </blockquote>
          )}
        </Said>
      )
    case 'choice':
      return (
        <Said question={item.scene}>
          <p className={styles.given}>{item.given}</p>
        </Said>
      )
    case 'coverage':
      return <Coverage percent={item.percent} />
    case 'file':
      return <HandedInFile file={item} />
    case 'part':
      return <HandedInPart part={item} />
  }
}

function Said({ question, children }: { question: string; children: ReactNode }) {
  return (
    <>
      <h3 className={styles.question}>{question}</h3>
      {children}
    </>
  )
}

function Unanswered() {
  const { t } = useTranslation()
  return <p className={styles.unanswered}>{t('reviews.work.unanswered')}</p>
}

function Answer({ item }: { item: HandedIn & { sort: 'answer' } }) {
  const { t } = useTranslation()
  const { question, given, right, isRight, sureness, why } = item
  const Sign = isRight ? CheckIcon : XIcon
  const isMistaken = !isRight && given.length > 0 && sureness !== null && isSure(sureness)
  return (
    <Said question={question}>
      {given.length === 0 ? (
        <Unanswered />
      ) : (
        <div className={styles.answer}>
          <span className={classes(styles.sign, isRight ? styles.right : styles.wrong)}>
            <Sign
              size={16}
              weight="bold"
              aria-label={t(isRight ? 'reviews.work.right' : 'reviews.work.wrong')}
              role="img"
            />
          </span>
          <ul className={styles.given}>
            {given.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {!isRight && right.length > 0 && (
        <p className={styles.note}>{t('reviews.work.rightWas', { answer: right.join('; ') })}</p>
      )}
      {!isRight && right.length === 0 && why !== undefined && <p className={styles.note}>{why}</p>}
      {sureness !== null && (
        <p className={classes(styles.note, isMistaken && styles.mistaken)}>
          {t(isMistaken ? 'reviews.work.mistaken' : 'reviews.work.sureness', { sureness })}
        </p>
      )}
    </Said>
  )
}

function Coverage({ percent }: { percent: number }) {
  const { t } = useTranslation()
  const words = usePercent()(percent)
  return (
    <Said question={t('reviews.work.seen')}>
      <ProgressBar
        percent={percent}
        label={t('reviews.work.seen')}
        variant="achievement"
        bottomLabel={t('reviews.work.coverage', { percent: words })}
      />
    </Said>
  )
}
