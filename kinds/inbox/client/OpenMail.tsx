import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeadingFocus } from '#src/features/tasks/play/use-heading-focus.ts'
import { ArrowLeftIcon, EnvelopeSimpleOpenIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { Attachments } from './Attachments.tsx'
import type { Judged, Mail } from './inbox-rule.ts'
import styles from './OpenMail.module.css'
import { MailText } from './MailText.tsx'
import { SenderDetails } from './SenderDetails.tsx'

interface OpenMailProps {
  mail: Mail | undefined
  judged: Judged | undefined
  /** Back to the list, where that is not beside it. */
  onClose: () => void
}

/** One mail as a mail program shows it. Its links and attachments show what they are, and nothing of it is ever opened. */
export function OpenMail({ mail, judged, onClose }: OpenMailProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingFocus(heading, mail?.key)
  const [status, setStatus] = useState<string | null>(null)
  if (!mail) {
    return (
      <div className={styles.none}>
        <EnvelopeSimpleOpenIcon size={32} aria-hidden />
        <p>{t('inbox.choose')}</p>
      </div>
    )
  }
  const clues = judged?.clues ?? []
  return (
    <article className={styles.mail} aria-labelledby={`subject-${mail.key}`}>
      <div className={styles.paper}>
        <button type="button" className={styles.back} onClick={onClose}>
          <ArrowLeftIcon size={20} aria-hidden />
          {t('inbox.back')}
        </button>
        {judged && <Judgement judged={judged} />}
        <h2 id={`subject-${mail.key}`} ref={heading} tabIndex={-1} className={styles.subject}>
          {mail.subject}
        </h2>
        <SenderDetails mail={mail} clues={clues} isJudged={judged !== undefined} />
        <MailText mail={mail} clues={clues} onStatus={setStatus} />
        <Attachments mail={mail} clues={clues} onStatus={setStatus} />
      </div>
      <p className={styles.status} aria-hidden data-empty={status === null}>
        {status}
      </p>
    </article>
  )
}

/** How the decision was, and why; what gave the mail away is marked in it. */
function Judgement({ judged: { action, right, share, explanation } }: { judged: Judged }) {
  const { t } = useTranslation()
  const grade = share === 1 ? 'right' : share > 0 ? 'half' : action === 'report' ? 'alarm' : 'wrong'
  return (
    <div role="status" ref={showWhole}>
      <Notice isAnnounced tone={share === 1 ? 'good' : 'warn'}>
        <strong>{t(`inbox.grade.${grade}`)}</strong> {share < 1 && <>{t(`inbox.right.${right}`)} </>}
        {explanation}
      </Notice>
    </div>
  )
}
