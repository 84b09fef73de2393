import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#src/ui/announcer/announce.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Mail } from './inbox-rule.ts'
import styles from './MailText.module.css'
import { Clue } from './Clue.tsx'

interface MailTextProps {
  mail: Mail
  clues: readonly string[]
  /** Shows where a link leads; null: nothing is looked at any more. */
  onStatus: (text: string | null) => void
}

/** The text with its links. A link that is pointed at, has the focus or is pressed shows where it leads, and leads nowhere. */
export function MailText({ mail: { pieces, links }, clues, onStatus }: MailTextProps) {
  return (
    <p className={styles.text}>
      {pieces.map(({ text, link: key }, index) => {
        const link = links.find((one) => one.key === key)
        return (
          <span key={index}>
            {text}
            {link && <MailLink link={link} isClue={clues.includes(link.key)} onStatus={onStatus} />}
          </span>
        )
      })}
    </p>
  )
}

interface MailLinkProps {
  link: Mail['links'][number]
  isClue: boolean
  onStatus: MailTextProps['onStatus']
}

function MailLink({ link: { text, to }, isClue, onStatus }: MailLinkProps) {
  const { t } = useTranslation()
  const id = useId()
  const leads = t('inbox.leads', { to })
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-describedby={id}
        onPointerEnter={() => onStatus(leads)}
        onFocus={() => onStatus(leads)}
        onPointerLeave={() => onStatus(null)}
        onBlur={() => onStatus(null)}
        onClick={() => {
          onStatus(`${leads} ${t('inbox.nothingOpened')}`)
          announce({ kind: 'arrived', text: t('inbox.nothingOpened') })
        }}
      >
        {text}
      </button>
      <VisuallyHidden>
        <span id={id}>{leads}</span>
      </VisuallyHidden>
      {isClue && <Clue />}
    </>
  )
}
