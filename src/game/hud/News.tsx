import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Review } from '#shared/contract/reviews.ts'
import { SessionLetter } from '#src/features/coaching/SessionLetter.tsx'
import { OrderLetter } from '#src/features/shop/OrderLetter.tsx'
import { SignOffLetter } from '#src/features/coaching/SignOffLetter.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { todayQuery } from '#src/features/progress/queries.ts'
import { Letter } from '#src/features/messages/Letter.tsx'
import { Messages } from '#src/features/reviews/Messages.tsx'
import { useWaitingReviews } from '#src/features/reviews/use-to-rate.ts'
import { refreshWorld } from '#src/flows/finish-task.ts'
import { HudCell } from '#src/ui/HudBar.tsx'
import { EnvelopeSimpleOpenIcon, MailboxIcon } from '#src/ui/icons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import {
  COACHING,
  LEADER,
  LEADER_TRAININGS,
  MY_ORDERS,
  pathOfIntroduction,
  TRAININGS,
} from '#src/navigation/paths.ts'
import { Alerts } from './Alerts.tsx'
import { closeMessages, openMessages, useOpenPanels } from './reading.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'

/** New messages come while somebody plays (ms). */
const ASK_EVERY_MS = 60_000

/** What waits for me: new messages, and, of a leader, works to rate and trainings to sign off. */
export function News() {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const { data: today } = useQuery({ ...todayQuery, refetchInterval: ASK_EVERY_MS })
  const { leaveFor } = useSheet()
  const isReading = useOpenPanels(({ isOpen }) => isOpen)
  const { adventure } = useAdventure()
  const count = today?.newMessages ?? 0
  const onRead = () => void refreshWorld()
  // anyone who comes next has opened nothing
  useEffect(() => closeMessages, [])

  const toTask = ({ id: taskId, missionId }: Review['task']) => {
    if (!adventure.missions.has(missionId)) return null
    return () => {
      closeMessages()
      leaveFor(pathOfIntroduction(taskId, missionId))
    }
  }
  return (
    <>
      {profile?.isLeader && <WaitingCell onRoom={leaveFor} />}
      {count > 0 && (
        <HudCell
          icon={<EnvelopeSimpleOpenIcon size={20} weight="fill" aria-hidden />}
          value={count}
          label={t('reviews.messages.open', { count })}
          onPress={openMessages}
        />
      )}
      {isReading && (
        <Messages
          toTask={toTask}
          trainingOf={(signOff) => (
            <SignOffLetter
              signOff={signOff}
              onTrainings={() => {
                closeMessages()
                leaveFor(TRAININGS)
              }}
            />
          )}
          orderOf={(order) => (
            <OrderLetter
              order={order}
              onOrders={() => {
                closeMessages()
                leaveFor(MY_ORDERS)
              }}
            />
          )}
          sessionOf={(news) => (
            <SessionLetter
              news={news}
              onSessions={() => {
                closeMessages()
                leaveFor(COACHING)
              }}
            />
          )}
          letterOf={(head) => <Letter head={head} onRead={onRead} onLeave={closeMessages} />}
          onRead={onRead}
          onClose={closeMessages}
        />
      )}
      <Alerts onRead={onRead} />
    </>
  )
}

/** All that waits for a leader, as one number: it leads to the works, or to the trainings where no work waits. */
function WaitingCell({ onRoom }: { onRoom: (path: string) => void }) {
  const { t } = useTranslation()
  const { count = 0, signOffs = 0 } = useWaitingReviews() ?? {}
  if (count + signOffs === 0) return null
  const label = [
    count > 0 && t('reviews.badge', { count }),
    signOffs > 0 && t('coaching.asked', { count: signOffs }),
  ]
  return (
    <HudCell
      icon={<MailboxIcon size={20} weight="fill" aria-hidden />}
      value={count + signOffs}
      label={label.filter(Boolean).join(', ')}
      onPress={() => onRoom(count > 0 ? LEADER : LEADER_TRAININGS)}
    />
  )
}
