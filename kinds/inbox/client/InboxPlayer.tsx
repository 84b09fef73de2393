import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { AnswerTrouble } from '#src/features/tasks/parts/AnswerTrouble.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { Segments } from '#src/ui/play/Segments.tsx'
import { inboxRule } from './inbox-rule.ts'
import { InboxFooter } from './InboxFooter.tsx'
import styles from './InboxPlayer.module.css'
import { MailList } from './MailList.tsx'
import { OpenMail } from './OpenMail.tsx'
import { useInbox } from './use-inbox.ts'

/** A little mail program: each mail is opened, inspected, and reported, deleted or trusted; the server says at once what was right. */
export function InboxPlayer(props: PlayerProps<'inbox'>) {
  const { attempt, onBack } = props
  const { mails } = attempt.playable
  const { t } = useTranslation()
  const play = usePlay(props, inboxRule)
  const { judged } = play.state
  const end = useEnd(play, props, 'inbox.unfinished')
  const { isFinishing, trouble, saved } = end
  const inbox = useInbox(mails, play)
  const { open, deciding } = inbox
  const place = t('inbox.place', { done: judged.length, count: mails.length })
  return (
    <TaskFrame
      title={attempt.task.name}
      progress={<Segments total={mails.length} now={judged.length + 1} label={place} />}
      isFilled
      width="window"
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      partNow={() => (open ? { id: open.key, name: open.subject } : null)}
      hint={judged.length < mails.length && deciding === null ? t('tasks.companion.mail') : null}
      notice={
        trouble ? (
          <TroubleNotice trouble={trouble} />
        ) : (
          <AnswerTrouble
            play={play}
            isUnsaved={deciding !== null && saved !== 'saving'}
            refusedWords={t('tasks.check.refused')}
          />
        )
      }
      footer={<InboxFooter inbox={inbox} end={end} place={place} isOver={judged.length === mails.length} />}
    >
      <div className={styles.program} data-open={open !== undefined}>
        <MailList
          mails={mails}
          judged={judged}
          open={open?.key ?? null}
          seen={inbox.seen}
          onOpen={inbox.show}
        />
        <OpenMail key={open?.key ?? ''} mail={open} judged={inbox.judgement} onClose={inbox.close} />
      </div>
    </TaskFrame>
  )
}
