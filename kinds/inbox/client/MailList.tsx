import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon, MinusIcon, XIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Judged, Mail } from './inbox-rule.ts'
import styles from './MailList.module.css'

interface MailListProps {
  mails: readonly Mail[]
  judged: readonly Judged[]
  /** The key of the one that is read. */
  open: string | null
  seen: readonly string[]
  onOpen: (key: string) => void
}

/** The mails as they came, the latest first: who shows as sender, the subject, and how each was judged. */
export function MailList({ mails, judged, open, seen, onOpen }: MailListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const last = useRef(open)
  useLayoutEffect(() => {
    // back from a mail: where it stands in the list
    if (open === null && last.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-mail="${last.current}"]`)?.focus()
    last.current = open
  }, [open])
  return (
    <nav className={styles.side} aria-label={t('inbox.list')}>
      <ul ref={list} className={styles.list}>
        {mails.map((mail) => {
          const { key, name, at, subject, pieces, attachments } = mail
          const judgement = judged.find((one) => one.mail === key)
          const isNew = !judgement && !seen.includes(key)
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.row}
                aria-current={key === open ? 'true' : undefined}
                data-new={isNew}
                data-mail={key}
                onClick={() => onOpen(key)}
              >
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                  {isNew && <VisuallyHidden>, {t('inbox.new')}</VisuallyHidden>}
                </span>
                <span className={styles.time}>{at}</span>
                <span className={styles.subject}>{subject}</span>
                {judgement ? (
                  <Verdict judgement={judgement} />
                ) : (
                  <span className={styles.snippet}>
                    {attachments.length > 0 && `${t('inbox.attached', { count: attachments.length })}. `}
                    {textOf(mail, pieces)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** How a decision was, also for who sees no colours. */
const GRADE_SIGNS = { right: CheckIcon, half: MinusIcon, wrong: XIcon }

function Verdict({ judgement: { action, share } }: { judgement: Judged }) {
  const { t } = useTranslation()
  const grade = share === 1 ? 'right' : share > 0 ? 'half' : 'wrong'
  const Sign = GRADE_SIGNS[grade]
  return (
    <span className={styles.verdict} data-grade={grade}>
      <Sign size={16} weight="bold" aria-hidden />
      {t(`inbox.done.${action}`)}, {grade === 'half' ? t('inbox.halfRight') : t(`tasks.check.${grade}`)}
    </span>
  )
}

/** The text as one line, links with what they say. */
function textOf({ links }: Mail, pieces: Mail['pieces']): string {
  return pieces
    .map(({ text, link }) => text + (links.find(({ key }) => key === link)?.text ?? ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
}
