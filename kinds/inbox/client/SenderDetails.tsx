import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CaretDownIcon } from '#src/ui/icons.ts'
import type { Mail } from './inbox-rule.ts'
import styles from './SenderDetails.module.css'
import { Clue } from './Clue.tsx'

interface SenderDetailsProps {
  mail: Mail
  clues: readonly string[]
  isJudged: boolean
}

/** The name that the sender shows, and on a press what is behind it, in plain words. */
export function SenderDetails({ mail, clues, isJudged }: SenderDetailsProps) {
  const { t } = useTranslation()
  const id = useId()
  // null: as the judgement has it
  const [isShown, setIsShown] = useState<boolean | null>(null)
  const { name, from, replyTo, proof, isOutside, at } = mail
  const isOpen = isShown ?? (isJudged && clues.length > 0)
  return (
    <section className={styles.sender} aria-label={t('inbox.sender')}>
      <span className={styles.disc} aria-hidden>
        {name.charAt(0).toUpperCase()}
      </span>
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsShown(isOpen && !isJudged ? null : !isOpen)}
        >
          {t('inbox.details')}
          <CaretDownIcon size={16} className={styles.caret} aria-hidden />
        </button>
      </div>
      <span className={styles.time}>{at}</span>
      <dl id={id} className={styles.details} hidden={!isOpen}>
        <Fact name={t('inbox.from')} isClue={clues.includes('from')}>
          <code className={styles.address}>{from}</code>
        </Fact>
        <Fact name={t('inbox.comes')} isClue={false}>
          {t(isOutside ? 'inbox.outside' : 'inbox.inside')}
        </Fact>
        <Fact name={t('inbox.reply')} isClue={clues.includes('reply')}>
          {replyTo === null ? t('inbox.same') : <code className={styles.address}>{replyTo}</code>}
        </Fact>
        <Fact name={t('inbox.check')} isClue={clues.includes('proof')}>
          {t(`inbox.proof.${proof}`)}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, isClue, children }: { name: string; isClue: boolean; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {children}
        {isClue && <Clue />}
      </dd>
    </>
  )
}
