import { useTranslation } from 'react-i18next'
import { ProfilePopup } from '#src/features/profile/ProfilePopup.tsx'
import type { PopupFrame } from '#src/ui/GenericPopup.tsx'
import { FinishTask } from './FinishTask.tsx'
import { closePopup, endPopup } from '#src/overlay/popup-queue.ts'
import { usePopups, type PopupCall } from '#src/overlay/popups.ts'
import { Streak } from './Streak.tsx'

/** The pop-up whose turn it is. */
export function OpenPopup() {
  const call = usePopups(({ queue }) => queue[0])
  const { t } = useTranslation()
  const isLeaving = usePopups((popups) => popups.isLeaving)
  const isFollowing = usePopups((popups) => popups.isFollowing)
  const isFollowed = usePopups(({ queue }) => queue.length > 1)
  if (!call) return null
  const { iconUrl, color, backgroundUrl } = call
  const onClose = () => void closePopup()
  const frame = {
    text: call.text(t),
    iconUrl,
    color,
    backgroundUrl,
    isOpen: !isLeaving,
    isFollowing,
    isFollowed,
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
      return <Streak data={call.data} frame={frame} />
    case 'profile':
      return (
        <ProfilePopup {...frame} profile={call.data} onButton={() => void closePopup({ type: 'profile' })} />
      )
  }
}
