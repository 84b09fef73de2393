import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertMessage } from '#shared/contract/messages.ts'
import { AlertPopup } from '#src/features/messages/AlertPopup.tsx'
import { alertsQuery, messageQuery, refreshAlerts, sendClosed } from '#src/features/messages/queries.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { isFailure } from '#src/lib/failure.ts'
import { report } from '#src/lib/report.ts'
import { useInfo } from '#src/overlay/info-modal.ts'
import { DEFAULT_TITLE } from '#src/shell/look.ts'
import { useStreakDue } from './use-streak-due.ts'
import { useFreeMap } from './use-free-map.ts'

/** Messages that stand over the map, one after the other: after the streak and its bonus, and never over anything else. */
export function Alerts({ onRead }: { onRead: () => void }) {
  const { i18n } = useTranslation()
  const { data = [] } = useQuery(alertsQuery(i18n.language))
  const house = usePlatform(({ settings }) => settings?.platformTitle ?? DEFAULT_TITLE)
  const isStreakDue = useStreakDue()
  const hasInfo = useInfo(({ queue }) => queue.length > 0)
  const [closed, setClosed] = useState<readonly string[]>([])
  const [open, setOpen] = useState<AlertMessage | null>(null)
  const [isFollowing, setFollowing] = useState(false)
  const isFree = useFreeMap(open !== null)
  const mayCome = isFree && !isStreakDue && !hasInfo
  const next = (mayCome && data.find(({ id }) => !closed.includes(id))) || null
  const { data: message, error } = useQuery({
    ...messageQuery(next?.id ?? '', i18n.language),
    // also while one is open: the next follows without a pause
    enabled: next !== null,
  })
  const isWithdrawn = next !== null && isFailure(error, 404)
  useEffect(() => {
    if (isWithdrawn) void refreshAlerts()
  }, [isWithdrawn])
  if (isWithdrawn) setClosed([...closed, next.id])
  else if (!open && next && message) setOpen(message)
  if (!open) return null
  const { id } = open
  const close = async () => {
    setClosed([...closed, id])
    try {
      await sendClosed(id)
      onRead()
    } catch (error) {
      // it is unread, and comes again with the next visit
      report('a message was not marked read', error)
    }
  }
  // the next one takes over the shade: a map that lit up between the two would flash
  const followOn = () => {
    const following = (next && message) ?? null
    setOpen(following)
    setFollowing(following !== null)
  }
  return (
    <AlertPopup
      key={id}
      message={open}
      house={house}
      isOpen={!closed.includes(id)}
      isFollowing={isFollowing}
      isFollowed={next !== null}
      onClose={() => void close()}
      onGone={followOn}
    />
  )
}
