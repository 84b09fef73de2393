import { useTranslation } from 'react-i18next'
import { ProfilePopup } from '#src/features/profile/ProfilePopup.tsx'
import { LeaderAcceptPopup } from '#src/features/reviews/LeaderAcceptPopup.tsx'
import type { PopupFrame } from '#src/ui/GenericPopup.tsx'
import { StreakPopup } from '#src/features/streak/StreakPopup.tsx'
import { FinishTask } from './FinishTask.tsx'
import { closePopup, endPopup } from './popup-queue.ts'
import { usePopups, type PopupCall } from './popups.ts'

/** The pop-up whose turn it is. */
export function OpenPopup() {
  const call = usePopups(({ queue }) => queue[0])
  const { t } = useTranslation()
  const isLeaving = usePopups((popups) => popups.isLeaving)
  if (!call) return null
  const { iconUrl, color, backgroundUrl } = call
  const onClose = () => void closePopup()
  const frame = {
    text: call.text(t),
    iconUrl,
    color,
    backgroundUrl,
    isOpen: !isLeaving,
    onClose,
    onGone: endPopup,
  }
  return <OfType key={call.type} call={call} frame={frame} />
}

function OfType({ call, frame }: { call: PopupCall; frame: PopupFrame }) {
  switch (call.type) {
    case 'finishTask':
      return <FinishTask data={call.data} frame={frame} />
    case 'streak':
      return (
        <StreakPopup
          {...frame}
          streak={call.data}
          onButton={() => void closePopup({ type: '', goTo: null })}
        />
      )
    case 'profile':
      return (
        <ProfilePopup {...frame} profile={call.data} onButton={() => void closePopup({ type: 'profile' })} />
      )
    case 'leaderAccept':
      return (
        <LeaderAcceptPopup
          {...frame}
          playerName={call.data.playerName}
          onAssessment={(assessment) => void closePopup({ type: 'leaderAccept', assessment })}
        />
      )
  }
}
